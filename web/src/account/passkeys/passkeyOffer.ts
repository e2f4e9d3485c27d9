import { ofPage, readText, writeText } from "../../platform/storage.ts";

/*
 * A passkey is offered once per device, to people who have just typed a code there. What is stored says that it was
 * offered, but not to whom.
 */
const [TYPED, OFFERED] = ["signed-in-by-mail", "passkey-offered"];

export const noteSignedInByMail = (): void => writeText(TYPED, "yes", ofPage);
export const isOfferOpen = (): boolean => readText(TYPED, ofPage) !== null && readText(OFFERED) === null;
export function noteOffered(): void {
  writeText(TYPED, null, ofPage);
  writeText(OFFERED, "yes");
}
