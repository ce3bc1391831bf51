import { expect, test } from "vitest";
import { fenceMath } from "./math";

test.each([
  ["a\n$$\nx^{2}\n$$\nb", "a\n```latex\nx^{2}\n```\nb"],
  ["- a\n\n  $$\n  x\n  $$ (label)", "- a\n\n  ```latex\n  x\n  ```"],
  ["```\n$$\nx\n$$\n```", "```\n$$\nx\n$$\n```"],
  ["$$\nx\n\n```\n$$\n```", "$$\nx\n\n```\n$$\n```"],
  ["a\n\n$$ x^{2} $$\n\n> $$y$$", "a\n\n`x^{2}`\n\n> `y`"],
  ["```\n$$x$$\n```", "```\n$$x$$\n```"],
  ["Of \\\\( a_1 \\\\), `\\\\(b\\\\)`, and \\\\[c\\\\].", "Of `a_1`, `\\\\(b\\\\)`, and `c`."],
  ["A \\\\( that stays, and \\(a\\).", "A \\\\( that stays, and \\(a\\)."],
  [`\\\\(${"a".repeat(501)}\\\\)`, `\\\\(${"a".repeat(501)}\\\\)`],
  ["$$ a $$ and $b$", "$$ a $$ and $b$"],
  ["Of $a^2 + b^2 = c^2$, $\\alpha_{i}*\\beta_{j}*$.", "Of `a^2 + b^2 = c^2`, `\\alpha_{i}*\\beta_{j}*`."],
  ["$$E = mc^2$$ and $`x_1`$, | $a \\| b_1$ |", "`E = mc^2` and `x_1`, | `a \\| b_1` |"],
  ["$5 and $10, $A_B and $C, `$a_b$`, \u0024{a_b}$", "$5 and $10, $A_B and $C, `$a_b$`, \u0024{a_b}$"],
  ["\\$a_b$ and $a_b\\$ and $ a_b $ and $a_b$c", "\\$a_b$ and $a_b\\$ and $ a_b $ and $a_b$c"],
  [`$A="$B_C" and "$D"`, `$A="$B_C" and "$D"`],
  ["Of $f$, $n!$, and $a_1$ for $5 and $6.", "Of `f`, `n!`, and `a_1` for $5 and $6."],
  ["Of $f$ for $5.\n\n```\n$a_b$ $f$\n```", "Of $f$ for $5.\n\n```\n$a_b$ $f$\n```"],
  ["Of \\(x_1 = 2\\), \\[\\sum x\\], \\(see\\), and \\[a_b\\].", "Of `x_1 = 2`, `\\sum x`, \\(see\\), and \\[a_b\\]."],
  ["\\[\nx \\(y_1\\)\n\\]", "```latex\nx \\(y_1\\)\n```"],
  [
    "$$\n\\begin{align}\nx\n\\end{align}\n$$\n\na\n\n$$\ny",
    "```latex\n\\begin{align}\nx\n\\end{align}\n```\n\na\n\n$$\ny",
  ],
  [
    "\\begin{equation}\n\\begin{split}\nx\n\\end{split}\n\\end{equation}",
    "```latex\n\\begin{split}\nx\n\\end{split}\n```",
  ],
  ["C:\\(a_b)\\c\\(x86\\) d\\[e^f\\], \\[C:\\\\Users\\].", "C:\\(a_b)\\c\\(x86\\) d\\[e^f\\], \\[C:\\\\Users\\]."],
  ["> \\begin{align*}\n> x &= 1\n> \\end{align*}", "> ```latex\n> x &= 1\n> ```"],
  [
    '[a](/b?$c_d$) <a href="/$c_d$"> https://x.example/$c_d$',
    '[a](/b?$c_d$) <a href="/$c_d$"> https://x.example/$c_d$',
  ],
  ["$$\nx\n$$\n$$\ny", "```latex\nx\n```\n$$\ny"],
])("converts %j to %j", (text, read) => {
  expect(fenceMath(text.split("\n")).join("\n")).toBe(read);
});
