import { DEFAULT_MAIL_CHOICES, must } from "@atrium/contract";
import type { AccountId, MailChoice, MailChoices } from "@atrium/contract";
import { eq } from "drizzle-orm";
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { accounts } from "../tables.ts";

/** Which mails somebody wants; only for those who have chosen. */
export const mailChoices = pgTable("mail_choices", {
  accountId: text("account_id")
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  direct: boolean("direct").notNull(),
  mention: boolean("mention").notNull(),
  role: boolean("role").notNull(),
  recording: boolean("recording").notNull().default(true),
});

const { direct, mention, role, recording } = mailChoices;
const chosenOf = { direct, mention, role, recording };

export async function readMailChoices(query: Query, accountId: AccountId): Promise<MailChoices> {
  const [chosen] = await query.select(chosenOf).from(mailChoices).where(eq(mailChoices.accountId, accountId));
  return chosen ?? DEFAULT_MAIL_CHOICES;
}

/** Checked before each such mail is written. */
export const wantsMail = async (query: Query, accountId: AccountId, mail: MailChoice): Promise<boolean> =>
  (await readMailChoices(query, accountId))[mail];

/** Changes only the given choices, so that concurrent calls do not overwrite each other. */
export async function keepMailChoices(
  tx: Transaction,
  accountId: AccountId,
  given: Partial<MailChoices>,
): Promise<MailChoices> {
  const [kept] = await tx
    .insert(mailChoices)
    .values({ accountId, ...DEFAULT_MAIL_CHOICES, ...given })
    .onConflictDoUpdate({ target: mailChoices.accountId, set: { accountId, ...given } })
    .returning(chosenOf);
  return must(kept, "an upsert returns its row");
}
