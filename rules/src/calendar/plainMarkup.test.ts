import { expect, test } from "vitest";
import { plainMarkup } from "./plainMarkup.ts";

test.each([
  ["Bring it <b>half-finished</b>.<br>Three minutes&nbsp;each.", "Bring it half-finished.\nThree minutes each."],
  ["<p>One</p><p>Two</p>", "One\nTwo"],
  ["<ul><li>a</li><li>b</li></ul>", "a\nb"],
  ["a &lt;b&gt; &amp;amp; &#39;c&#x27;", "a <b> &amp; 'c'"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["one\n\n\n\n\ntwo", "one\n\ntwo"],
  ["&unknown; &#0;", "&unknown;"],
])("%s reads %s", (markup, text) => {
  expect(plainMarkup(markup)).toBe(text);
});

test("a link keeps its address, once", () => {
  expect(plainMarkup('<a href="https://a.example/?b=1&amp;c=2">here</a>')).toBe("here https://a.example/?b=1&c=2");
  expect(plainMarkup('<a href="https://a.example/">https://a.example/</a>')).toBe("https://a.example/");
  expect(plainMarkup("<a href='javascript:alert(1)'>here</a>")).toBe("here");
});
