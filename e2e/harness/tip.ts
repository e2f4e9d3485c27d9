import type { Locator, Page } from "@playwright/test";

/**
 * The tooltip with these words. Several may be visible at once: for the hovered button, for the focused button, and one
 * that is still fading out.
 */
export const tip = (page: Page, words: string): Locator => page.getByRole("tooltip").filter({ hasText: words });
