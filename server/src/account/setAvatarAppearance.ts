import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { accountChanged } from "./accountNeeds.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { changeAccount, profileOf } from "./accountStore.ts";

/** A picture takes precedence over the drawn face, so choosing the face removes the picture. */
export const setAvatarAppearance: Handler<typeof operations.setAvatarAppearance, Pick<AccountNeeds, "bus">> = async (
  { bus },
  { tx, accountId },
  { avatarAppearance },
) => {
  const account = await changeAccount(tx, accountId, { avatarAppearance, avatarUrl: null });
  return ok({ account: profileOf(account) }, [() => bus.publish(accountChanged, { accountId })]);
};
