import { expect, test } from "vitest";
import { EmbedUrl } from "./records.ts";

const takes = (typed: string) => EmbedUrl.safeParse(typed).success;

test("a public https page can be framed", () => {
  expect(takes("https://example.org:8443/plan?a#b")).toBe(true);
});

test.each(["http://example.org", "https://10.0.0.1", "https://a.internal", "https://example.org:99999"])(
  "%s is none",
  (typed) => {
    expect(takes(typed)).toBe(false);
  },
);
