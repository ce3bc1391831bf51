import { CodeFrame } from "@/components/mdx/code-block";
import { highlightToHtml } from "@/lib/mdx/highlight";

/** Code from the reference, highlighted like a fence. */
export async function Code({ code, lang, title }: { code: string; lang: string; title?: string }) {
  return <CodeFrame html={await highlightToHtml(code, lang)} lang={lang} title={title} />;
}
