import type { Page } from "@playwright/test";

/**
 * Waits until the server has greeted the account's own link, from where on it tells of every change. Called before the
 * page that opens the link is gone to: the greeting may come before that page has loaded.
 */
export const ownLinkGreeted = (page: Page): Promise<unknown> =>
  page
    .waitForEvent("websocket", (socket) => socket.url().includes("/live"))
    .then((socket) => socket.waitForEvent("framereceived"));
