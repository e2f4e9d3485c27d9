import { expect, test } from "vitest";
import { refusesFrames } from "./refusesFrames.ts";

test.each(["https://github.com/a/b", "https://www.notion.so/plan", "https://kestrel.atlassian.net/wiki"])(
  "%s is known to refuse frames",
  (url) => expect(refusesFrames(url)).toBe(true),
);

test.each([
  "https://gist.example.org",
  "https://notgithub.com",
  "https://docs.google.com/document/d/1/preview",
  "https://github.com:99999",
])("%s is framed", (url) => expect(refusesFrames(url)).toBe(false));
