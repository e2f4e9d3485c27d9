import { takeSecret } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { signedIn } from "../session/signedIn.ts";
import { createMagicLinkModel } from "./magicLinkModel.ts";
import { isOwnSignIn } from "./signInHint.ts";

/*
 * The secrets can be taken only once, but React may create a model twice in development, so it is kept here.
 */
let opened: ReturnType<typeof createMagicLinkModel> | null = null;
/** The model for the link that opened this page. */
export function openedLink(goTo: string | null) {
  const authKey = takeSecret("authKey");
  if (opened !== null && authKey === null) return opened;
  opened = createMagicLinkModel({
    call,
    authKey,
    code: takeSecret("code"),
    isOwn: authKey !== null && isOwnSignIn(authKey),
    signedIn,
    goTo,
  });
  return opened;
}
