import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { findAccount } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { banOf, findSpace, roleOf } from "../../space/index.ts";
import { findTeam, mailSender } from "../../team/index.ts";
import type { InvitationNeeds } from "../invitationNeeds.ts";
import { askMail } from "./askMail.ts";
import { takeAsk, takeAskOfTeam } from "./takeAsk.ts";
import { adminsToAsk } from "./waitingStore.ts";

type Needs = Pick<InvitationNeeds, "mailer" | "siteUrl">;

export const askForAccess: Handler<typeof operations.askForAccess, Needs> = async (
  needs,
  { tx, caller, accountId, nowMs },
  { spaceId },
) => {
  const asker = must(await findAccount(tx, accountId), "a session has its account");
  const { email } = asker;
  if (email === null) return refuse("accountIsNotVerified");
  const space = await findSpace(tx, spaceId);
  if (space === null) return refuse("spaceNotFound");
  const taken = await takeAsk(tx, { accountId, of: spaceId, nowMs });
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  if ((await roleOf(tx, accountId, spaceId)) !== null) return ok({});
  // The answer reveals neither: it is the same for everybody.
  if ((await banOf(tx, spaceId, { who: { ...caller, accountId }, nowMs })) !== null) return ok({});
  if (!(await takeAskOfTeam(tx, space.teamId, nowMs))) return ok({});
  const mails = (await adminsToAsk(tx, space.teamId)).map(({ email: to, locale }) =>
    askMail({
      to,
      name: asker.name.trim() || email,
      email,
      place: space.name,
      because: "private",
      link: `${needs.siteUrl()}/dashboard/team/${space.teamId}/space/${spaceId}`,
      locale,
    }),
  );
  const sender = mailSender(await findTeam(tx, space.teamId), nowMs);
  const sent = [];
  for (const mail of mails) sent.push(await needs.mailer.send(tx, { ...mail, ...sender }, nowMs));
  return ok({}, sent);
};
