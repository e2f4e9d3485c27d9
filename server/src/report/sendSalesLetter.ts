import { ok, refuse } from "@atrium/contract";
import type { Effect, operations } from "@atrium/contract";
import { isBusinessEmail } from "@atrium/rules";
import { parseEmail } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { LetterNeeds } from "./letterNeeds.ts";
import { insertLetter } from "./letterStore.ts";
import { submissionOf } from "./salesForm.ts";
import type { SalesLetter } from "./salesLetter.ts";
import { salesMail } from "./salesMail.ts";

export const sendSalesLetter: Handler<typeof operations.sendSalesLetter, LetterNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { email: typed, message, ...about },
) => {
  const email = parseEmail(typed);
  if (email === null) return refuse("invalidEmail");
  if (!isBusinessEmail(email.shown)) return refuse("businessEmailNeeded");
  const letter: SalesLetter = {
    kind: "sales",
    accountId: caller.accountId,
    email: email.shown,
    said: message,
    spaceId: null,
    about,
  };
  const id = await insertLetter(tx, letter, nowMs);
  const { mailer, outgoing, hasSalesForm, supportEmail, defaultLocale: locale } = needs;
  const effects: Effect[] = [() => needs.onLetter({ id, kind: letter.kind })];
  if (supportEmail !== null)
    effects.push(await mailer.send(tx, salesMail({ to: supportEmail, locale, letter }), nowMs));
  if (hasSalesForm) effects.push(await outgoing.put(tx, "form", { content: submissionOf(letter), nowMs }));
  return ok({}, effects);
};
