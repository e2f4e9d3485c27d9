import type { Locator, Page } from "@playwright/test";

/**
 * The tip that says something. Look for it by its words: the tip of the button under the pointer and that of the
 * button with the focus stand side by side, and one that closes fades while the next is there.
 */
export const tip = (page: Page, words: string): Locator => page.getByRole("tooltip").filter({ hasText: words });
