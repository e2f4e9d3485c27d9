import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { accountChanged } from "./accountNeeds.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { changeAccount, profileOf } from "./accountStore.ts";

export const updateAccount: Handler<typeof operations.updateAccount, Pick<AccountNeeds, "bus" | "avatarOf">> = async (
  needs,
  context,
  input,
) => {
  const accountId = context.accountId;
  const { avatarUploadId, ...changes } = input;
  const avatarUrl =
    typeof avatarUploadId === "string"
      ? await needs.avatarOf(context.tx, { uploadId: avatarUploadId, accountId })
      : avatarUploadId;
  if (typeof avatarUploadId === "string" && avatarUrl === null) return refuse("uploadIntentNotFound");
  const account = await changeAccount(context.tx, accountId, { ...changes, avatarUrl });
  return ok({ account: profileOf(account) }, [() => needs.bus.publish(accountChanged, { accountId })]);
};
