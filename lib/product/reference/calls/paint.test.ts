import { describe, expect, it } from "vitest";
import { unescapeHtml } from "../../../escape-html";
import { operationsOf } from "../find";
import { loadReference } from "../reference";
import { paint } from "./paint";
import { sampleCalls } from "./sample-calls";

const plain = (html: string) => unescapeHtml(html.replace(/<\/?span[^>]*>/g, ""));

describe("paint", () => {
  it("highlights keys, strings, and constants in JSON", () => {
    expect(paint('{ "a": "x < y", "b": -1.5, "c": null }', "json")).toBe(
      '{ <span class="t-property">&quot;a&quot;</span>: <span class="t-string">&quot;x &lt; y&quot;</span>, ' +
        '<span class="t-property">&quot;b&quot;</span>: <span class="t-constant">-1.5</span>, ' +
        '<span class="t-property">&quot;c&quot;</span>: <span class="t-constant">null</span> }',
    );
  });

  it("does not highlight excluded token types", () => {
    expect(paint('{ "a": 1 }', "json", ["property"])).toBe('{ &quot;a&quot;: <span class="t-constant">1</span> }');
  });

  it("highlights a text block with quoted words as one string", () => {
    expect(paint('var body = """\n  { "new": 1 }\n  """;', "java")).toBe(
      '<span class="t-keyword">var</span> body = <span class="t-string">&quot;&quot;&quot;\n  { &quot;new&quot;: 1 }\n  &quot;&quot;&quot;</span>;',
    );
  });

  it("preserves every character of every call in every language", () => {
    const reference = loadReference();
    for (const operation of operationsOf(reference.api))
      for (const { lang, code } of sampleCalls(reference, operation)) expect(plain(paint(code, lang))).toBe(code);
  });

  it("marks the continuation after a line with a URL so that it cannot wrap onto its own line", () => {
    expect(paint("curl https://a.example/b \\\n  -H c \\\n  -d d", "bash")).toBe(
      '<span class="t-function">curl</span> https://a.example/b<span class="t-continuation"> \\</span>\n  -H c \\\n  -d d',
    );
  });

  it("escapes code in an unknown language without highlighting it", () => {
    expect(paint("<b>", "cobol")).toBe("&lt;b&gt;");
  });
});
