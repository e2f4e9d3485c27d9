import { z } from "zod";
import { operation } from "../common/operation.ts";
import { MailChoices } from "./mailChoiceRecords.ts";

export const getMailChoices = operation({
  name: "getMailChoices",
  says: "Which mails the caller wants, of those they may do without.",
  input: z.strictObject({}),
  success: z.object({ mails: MailChoices }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const setMailChoices = operation({
  name: "setMailChoices",
  says: "Chooses which mails the caller wants; what is left out stays as it is.",
  input: MailChoices.partial(),
  success: z.object({ mails: MailChoices }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["getMailChoices"]],
});
