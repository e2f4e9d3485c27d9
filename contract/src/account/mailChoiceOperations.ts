import { z } from "zod";
import { operation } from "../common/operation.ts";
import { MailChoices } from "./mailChoiceRecords.ts";

export const getMailChoices = operation({
  name: "getMailChoices",
  says: "Which of the optional mails the caller wants.",
  input: z.strictObject({}),
  success: z.object({ mails: MailChoices }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const setMailChoices = operation({
  name: "setMailChoices",
  says: "Sets which of the optional mails the caller wants; fields that are left out stay.",
  input: MailChoices.partial(),
  success: z.object({ mails: MailChoices }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["getMailChoices"]],
});
