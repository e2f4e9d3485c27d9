import { planHas } from "@atrium/rules";
import type { MailSender } from "../platform/mail/mailer.ts";
import type { TeamRow } from "./teamStore.ts";
import { termsOf } from "./teamTerms.ts";

type Sending = Parameters<typeof termsOf>[0] & Pick<TeamRow, "emailSenderName" | "emailPrefix">;

/** For whom a team's mails are sent: for itself as long as its plan includes that, else nothing to be set. */
export function mailSender(team: Sending | null, nowMs: number): { sender?: MailSender } {
  if (team === null || !planHas(termsOf(team, nowMs).plan, "whiteLabel")) return {};
  const { emailSenderName: name, emailPrefix: prefix } = team;
  return name === null && prefix === null ? {} : { sender: { name, prefix } };
}
