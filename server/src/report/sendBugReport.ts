import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { deviceOf, findAccount, parseEmail } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { bugMail } from "./bugMail.ts";
import { withoutAddresses } from "./createErrorReport.ts";
import type { LetterNeeds } from "./letterNeeds.ts";
import { insertLetter } from "./letterStore.ts";

export const sendBugReport: Handler<typeof operations.sendBugReport, LetterNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { issue, needFeedback, email, spaceId, noticed = [], ...at },
) => {
  const account = caller.accountId === null ? null : await findAccount(tx, caller.accountId);
  // Whoever has an address is answered there and nowhere else: a mail's Reply-To is not for others to choose.
  const typed = email === undefined ? null : parseEmail(email);
  const answerTo = needFeedback ? (account?.email ?? typed?.shown ?? null) : null;
  if (needFeedback && answerTo === null) return refuse("invalidEmail");
  const about = {
    ...at,
    device: deviceOf(caller.userAgent ?? ""),
    noticed: noticed.map(withoutAddresses),
  };
  const letter = {
    kind: "problem" as const,
    accountId: caller.accountId,
    email: answerTo,
    said: issue,
    spaceId: spaceId ?? null,
    about,
  };
  const id = await insertLetter(tx, letter, nowMs);
  const told = () => needs.onLetter({ id, kind: letter.kind });
  const { mailer, supportEmail, defaultLocale: locale, siteUrl } = needs;
  if (supportEmail === null) return ok({}, [told]);
  const mail = bugMail({ to: supportEmail, locale, letter, name: account?.name ?? "", siteUrl: siteUrl() });
  return ok({}, [told, await mailer.send(tx, mail, nowMs)]);
};
