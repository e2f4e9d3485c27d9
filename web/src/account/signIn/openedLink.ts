import { takeSecret } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { signedIn } from "../session/signedIn.ts";
import { createMagicLinkModel } from "./magicLinkModel.ts";
import { isOwnSignIn } from "./signInHint.ts";

/*
 * The secrets are handed out once, while React may make a model twice in development: the model of this page is kept.
 */
let opened: ReturnType<typeof createMagicLinkModel> | null = null;
/** The model of the link that this page was opened by. */
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
