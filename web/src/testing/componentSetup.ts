import "../platform/interpretSchemas.ts";
import "../ui/theme/styles.ts";
import { afterAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { wantOperations } from "../platform/operations/knownOperations.ts";

// As for anybody who has read a page for a moment.
await wantOperations();

/** All files share one page: resets its size, and what a test has chosen and stored. */
const USUAL = { width: 1024, height: 768 };
beforeEach(() => {
  localStorage.clear();
  return page.viewport(USUAL.width, USUAL.height);
});

/** Each file's frame, of some 50 MB, is garbage after it; left alone, the browser lets a gigabyte of it gather, and ends the page. */
afterAll(() => (globalThis as { gc?: () => void }).gc?.());
