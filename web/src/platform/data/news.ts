import { unreachable, type NewsItem } from "@atrium/contract";
import { queries } from "./queries.ts";
import { invalidate } from "./touched.ts";

/** What the server tells this account beside the space it is in, over whichever link this page has. */
export function takeNews(items: readonly NewsItem[], client = queries): void {
  for (const item of items) {
    switch (item.kind) {
      case "changed":
        void invalidate([item], client);
        break;
      default:
        unreachable(item.kind);
    }
  }
}

/**
 * News may have been missed: everything kept is stale. `active` reads again what is on the screen, `none` waits until
 * it is wanted.
 */
export function catchUp(refetchType: "active" | "none", client = queries): void {
  void client.invalidateQueries({ refetchType });
}
