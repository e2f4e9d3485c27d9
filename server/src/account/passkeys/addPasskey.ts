import { bounds, constants, must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount } from "../accountStore.ts";
import { countryOf } from "../../platform/country.ts";
import { deviceOf } from "../devices/deviceOf.ts";
import { passkeyAddedMail } from "../devices/passkeyAddedMail.ts";
import { siteOf, spendChallenge } from "./challenges.ts";
import type { PasskeyNeeds } from "./challenges.ts";
import { insertPasskey, lockPasskeysOf, passkeyOf, passkeysOf } from "./passkeyStore.ts";
import { readMadePasskey } from "./verifyPasskey.ts";

type Needs = PasskeyNeeds & Pick<AccountNeeds, "mailer">;

/** A passkey outlives every session, so the owner is notified: nobody who borrowed a browser can add one unnoticed. */
export const addPasskey: Handler<typeof operations.addPasskey, Needs> = async (needs, context, { made }) => {
  const { tx, accountId, caller, nowMs } = context;
  await lockPasskeysOf(tx, accountId);
  if ((await passkeysOf(tx, accountId)).length >= constants.passkeys.most) return refuse("tooManyPasskeys");
  const spend = spendChallenge(needs, context, accountId);
  const read = await readMadePasskey(made, { site: siteOf(needs), spend });
  if (read === null) return refuse("passkeyRefused");
  const device = deviceOf(caller.userAgent ?? "");
  const name = (device ?? "").slice(0, bounds.passkeyName.max);
  const kept = await insertPasskey(tx, { ...read, accountId, name, createdAt: new Date(nowMs), lastUsedAt: null });
  if (kept === null) return refuse("passkeyRefused");
  const { email, locale } = must(await findAccount(tx, accountId), "a session has its account");
  const link = `${needs.siteUrl()}/dashboard/account?view=security`;
  const to = must(email, "the guard let a verified account through");
  const from = { device, country: countryOf(caller.address) };
  const told = await needs.mailer.send(tx, passkeyAddedMail({ to, ...from, atMs: nowMs, link, locale }), nowMs);
  return ok({ passkey: passkeyOf(kept) }, [told]);
};
