import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId, AccountProfile, Locale } from "@atrium/contract";
import { eq, exists } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { accounts } from "./tables.ts";

export type Account = typeof accounts.$inferSelect;
type Changeable = "name" | "about" | "pronoun" | "palette" | "avatarAppearance" | "avatarUrl" | "locale";
/** What people may change about themselves. */
export type ProfileChanges = { [Field in Changeable]?: Account[Field] | undefined };
export interface NewAccount extends ProfileChanges {
  email: string | null;
  emailKey: string | null;
  locale: Locale;
  /** When the account is created. */
  nowMs: number;
}

/** A new account; without an e-mail it is a guest. */
export async function insertAccount(query: Query, { nowMs, ...given }: NewAccount): Promise<Account> {
  const defaults = { name: "", palette: DEFAULT_PALETTE, avatarAppearance: "letter" as const };
  const { email, emailKey, locale } = given;
  const own = { id: newId<AccountId>(), email, emailKey, locale, createdAt: new Date(nowMs) };
  const row = { ...defaults, ...withoutUndefined(given), ...own };
  const [inserted] = await query.insert(accounts).values(row).returning();
  return must(inserted, "an insert returns its row");
}

export async function findAccount(query: Query, id: AccountId): Promise<Account | null> {
  const [found] = await query.select().from(accounts).where(eq(accounts.id, id));
  return found ?? null;
}

export async function findAccountByEmail(query: Query, emailKey: string): Promise<Account | null> {
  const [found] = await query.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return found ?? null;
}

/** The same; the account keeps the address until this transaction ends. */
export async function holdAccountByEmail(tx: Transaction, emailKey: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.emailKey, emailKey)).for("key share");
  return found ?? null;
}

/** Changes the given fields; the others stay. */
export async function changeAccount(
  query: Query,
  id: AccountId,
  changes: ProfileChanges & Partial<Pick<Account, "email" | "emailKey" | "emailSince" | "deletesAt">>,
): Promise<Account> {
  const given = withoutUndefined(changes);
  if (Object.keys(given).length === 0) return must(await findAccount(query, id), "a session has its account");
  const [changed] = await query.update(accounts).set(given).where(eq(accounts.id, id)).returning();
  return must(changed, "a session has its account");
}

/** Whether somebody uses the file at this URL as their picture. */
export const isAvatar = (query: Query, url: SQL): SQL =>
  exists(query.select({ id: accounts.id }).from(accounts).where(eq(accounts.avatarUrl, url)));

/** What people see of their own account. */
export const profileOf = (account: Account): AccountProfile => ({
  accountId: account.id,
  name: account.name,
  about: account.about,
  pronoun: account.pronoun,
  email: account.email,
  palette: account.palette,
  avatarUrl: account.avatarUrl,
  avatarAppearance: account.avatarAppearance,
  locale: account.locale,
  calendarConnected: account.calendarSealed !== null,
});

const withoutUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
