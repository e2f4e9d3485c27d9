import type { SalesFrom } from "../openedContact.ts";
import { campaignIn, referrerIn, type SalesPlaceHere } from "./salesModel.ts";

/** What goes along with a letter from here. */
export function salesPlace(from: SalesFrom): SalesPlaceHere {
  const [referrer, campaign] = [referrerIn(document.referrer, location.origin), campaignIn(location.search)];
  return { ...from, ...(referrer !== null && { referrer }), ...(campaign !== null && { campaign }) };
}
