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

test("what stands beside a link's address, or looks like one, is not its address", () => {
  expect(plainMarkup('<a data-href="https://b.example/" href="https://a.example/">here</a>')).toBe(
    "here https://a.example/",
  );
  expect(plainMarkup('<a name="top">here</a> <a href="https://a.example/">there</a>')).toBe(
    "here there https://a.example/",
  );
  expect(plainMarkup("1 <a 2 <b>and</b> 3")).toBe("1 <a 2 and 3");
});

test("of a very long text its beginning is read, up to a whole character and a whole tag", () => {
  expect(plainMarkup("a".repeat(9000))).toBe("a".repeat(8192));
  for (const last of ["😀", "<b>b</b>", "&amp;", '<a href="https://a.example/">here</a>'])
    expect(plainMarkup(`${"a".repeat(8191)}${last}`)).toBe("a".repeat(8191));
});

test.each([
  '<a href="',
  "<a href='x",
  '<a href="x">',
  "<a",
  "<a ",
  "</a",
  "<a></a ",
  "<br",
  "</p ",
  "&#",
  "href=",
  "<a>&",
])("a text of nothing but %s, or of that and its end, is read to its end", (part) => {
  for (const markup of [part.repeat(200_000), `<a ${part.repeat(200_000)}`, `<a>${part.repeat(900)}</a>`])
    expect(plainMarkup(markup).length).toBeLessThanOrEqual(8192);
});
