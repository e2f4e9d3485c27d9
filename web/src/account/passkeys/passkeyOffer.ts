import { ofPage, readText, writeText } from "../../platform/storage.ts";

/*
 * One is offered once on a device, to who has just typed a code there and would rather not. What is kept says that it
 * was, and of whom nothing.
 */
const [TYPED, OFFERED] = ["signed-in-by-mail", "passkey-offered"];

export const noteSignedInByMail = (): void => writeText(TYPED, "yes", ofPage);
export const isOfferOpen = (): boolean => readText(TYPED, ofPage) !== null && readText(OFFERED) === null;
export function noteOffered(): void {
  writeText(TYPED, null, ofPage);
  writeText(OFFERED, "yes");
}
