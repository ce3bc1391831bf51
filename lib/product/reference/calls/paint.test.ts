import { describe, expect, it } from "vitest";
import { unescapeHtml } from "../../../escape-html";
import { operationsOf } from "../find";
import { loadReference } from "../reference";
import { paint } from "./paint";
import { sampleCalls } from "./sample-calls";

const plain = (html: string) => unescapeHtml(html.replace(/<\/?span[^>]*>/g, ""));

describe("paint", () => {
  it("colors keys, texts and constants of JSON", () => {
    expect(paint('{ "a": "x < y", "b": -1.5, "c": null }', "json")).toBe(
      '{ <span class="t-property">&quot;a&quot;</span>: <span class="t-string">&quot;x &lt; y&quot;</span>, ' +
        '<span class="t-property">&quot;b&quot;</span>: <span class="t-constant">-1.5</span>, ' +
        '<span class="t-property">&quot;c&quot;</span>: <span class="t-constant">null</span> }',
    );
  });

  it("leaves kinds plain that are not wanted", () => {
    expect(paint('{ "a": 1 }', "json", ["property"])).toBe('{ &quot;a&quot;: <span class="t-constant">1</span> }');
  });

  it("takes a text block and words in quotes as one text", () => {
    expect(paint('var body = """\n  { "new": 1 }\n  """;', "java")).toBe(
      '<span class="t-keyword">var</span> body = <span class="t-string">&quot;&quot;&quot;\n  { &quot;new&quot;: 1 }\n  &quot;&quot;&quot;</span>;',
    );
  });

  it("loses no character of any call in any language", () => {
    const reference = loadReference();
    for (const operation of operationsOf(reference.api))
      for (const { lang, code } of sampleCalls(reference, operation)) expect(plain(paint(code, lang))).toBe(code);
  });

  it("marks that a line with an address goes on, which must not stand on a line of its own", () => {
    expect(paint("curl https://a.example/b \\\n  -H c \\\n  -d d", "bash")).toBe(
      '<span class="t-function">curl</span> https://a.example/b<span class="t-continuation"> \\</span>\n  -H c \\\n  -d d',
    );
  });

  it("escapes languages it does not know", () => {
    expect(paint("<b>", "cobol")).toBe("&lt;b&gt;");
  });
});
