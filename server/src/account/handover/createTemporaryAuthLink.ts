import { constants, must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { localPath } from "../localPath.ts";
import { keyedHash, randomToken } from "../signIn/hashes.ts";
import { insertTemporaryLink } from "../signIn/signInStore.ts";

type Needs = Pick<AccountNeeds, "codeKey" | "siteUrl">;

export const createTemporaryAuthLink: Handler<typeof operations.createTemporaryAuthLink, Needs> = async (
  needs,
  context,
  input,
) => {
  const token = randomToken();
  const redirect = localPath(input.to);
  const expiresInMs = constants.login.temporaryLinkForMs;
  await insertTemporaryLink(context.tx, {
    tokenHash: keyedHash(needs.codeKey, "temporary", token),
    accountId: context.accountId,
    sessionId: must(context.caller.sessionId, "the guard let a session through"),
    redirect,
    expiresAt: new Date(context.nowMs + expiresInMs),
  });
  const url = new URL("/login", needs.siteUrl());
  url.searchParams.set("tempAuthToken", token);
  if (redirect !== null) url.searchParams.set("to", redirect);
  return ok({ url: url.href, token, expiresInMs });
};
