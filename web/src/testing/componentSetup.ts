import "../platform/interpretSchemas.ts";
import "../ui/theme/styles.ts";
import { beforeEach } from "vitest";
import { page } from "vitest/browser";

/** All files are drawn into one page: its size, and what one test has chosen and kept, are not the next one's. */
const USUAL = { width: 1024, height: 768 };
beforeEach(() => {
  localStorage.clear();
  return page.viewport(USUAL.width, USUAL.height);
});
