/*
 * Page views by the name of the route, never by its address. They go to the tag manager's list when one is configured
 * on the page and the visitor agreed; otherwise nowhere.
 */
declare global {
  var dataLayer: unknown[] | undefined;
}

export function trackPage(routeName: string): void {
  globalThis.dataLayer?.push({ event: "page_view", page: routeName });
}
