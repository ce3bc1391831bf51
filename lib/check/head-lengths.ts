import type { WritingRule } from "./types";
import { descriptionLength, titleLength } from "./writing-rules";

/** What a description is for, as the next step for one that does not serve it. */
export const descriptionHint = "In one sentence, say what readers find here, using the word they search for.";

/** Reports a title that search engines would cut. */
export const checkTitle: WritingRule = ({ source: { frontMatter } }) =>
  frontMatter.title.length <= titleLength
    ? []
    : [
        {
          message: `The title has ${frontMatter.title.length} characters; the limit is ${titleLength}.`,
          hint: "Leave out what the section name already says.",
        },
      ];

/** Reports a description that search engines would cut, or replace because it says too little. */
export const checkDescriptionLength: WritingRule = ({ source: { frontMatter } }) => {
  const { length } = frontMatter.description;
  const { least, most } = descriptionLength;
  if (length >= least && length <= most) return [];
  const message = `The description has ${length} characters; ${least} to ${most} are expected.`;
  return [{ key: "description", message, hint: descriptionHint }];
};
