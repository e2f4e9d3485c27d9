import type { AccountId, Effect, Locale, Team, TeamId, UploadId } from "@atrium/contract";
import type { CallContext, Caller } from "../platform/calls/context.ts";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { topic } from "../platform/bus.ts";
import type { Account } from "./accountStore.ts";
import type { OwnDataElsewhere } from "./data/getOwnDataPage.ts";

/** What the account's operations need of the rest of the program. */
export interface AccountNeeds {
  bus: Bus;
  mailer: Mailer;
  /** Key of the hashes of codes and links. */
  codeKey: Buffer;
  /** Where links in mails and for other browsers lead, without a slash at the end. */
  siteUrl: () => string;
  defaultLocale: Locale;
  /** False where everybody comes from one address, as on loopback. */
  limitsByAddress: boolean;
  /** Shows a sign-in code to whoever runs the program, where no mail leaves it. */
  showCode: (shown: { email: string; code: string; link: string }) => void;
  /** Whether codes stand in the terminal only, on a computer that nobody else reaches. */
  codesStayHere: boolean;
  teams: AccountTeams;
  ownData: OwnDataElsewhere;
  /** The lasting address of a finished upload of the caller's, or null where there is none of that kind. */
  avatarOf: (query: Query, upload: { uploadId: UploadId; accountId: AccountId }) => Promise<string | null>;
}

/** By whom and when something is done to teams. */
type DoneBy = Pick<CallContext, "tx" | "nowMs"> & { caller: Pick<Caller, "accountId" | "userAgent"> };

/** What accounts need to know of teams, which are built on accounts. */
interface AccountTeams {
  /** In the order they were joined. */
  listTeamsOf(query: Query, accountId: AccountId): Promise<Team[]>;
  /** Hands everything a guest made to the account they turned out to be. The effects tell the live spaces. */
  adoptGuest(tx: Transaction, bus: Bus, guest: { from: AccountId; to: AccountId }): Promise<Effect[]>;
  /** The teams that have no other admin: those with other members, and those without. */
  ledAlone(query: Query, accountId: AccountId): Promise<{ teamsToHandOver: Team[]; teamsThatGo: Team[] }>;
  /** Who leads somebody's teams stays true until the transaction ends. */
  lock(tx: Transaction, accountId: AccountId): Promise<void>;
  /** Takes somebody out of all teams; those that nobody else is in are deleted, and may come back with them. */
  leave(by: DoneBy, bus: Bus, gone: { accountId: AccountId; ends: readonly TeamId[] }): Promise<Effect[]>;
  /** Brings back the teams that went at that moment. */
  takeBack(by: DoneBy, back: { accountId: AccountId; deletedAt: Date }): Promise<void>;
  /** Deletes these teams, and what else is kept of somebody that does not go with the account's row. */
  forget(tx: Transaction, bus: Bus, gone: { account: Account; teamIds: readonly TeamId[] }): Promise<Effect[]>;
  /** Whether they have been inside a space, ever. */
  wasInside(query: Query, accountId: AccountId): Promise<boolean>;
  /** Accepts the invitation somebody has signed in for, where there is one and it is still good; says where it leads. */
  acceptInvitation(
    context: CallContext,
    signedIn: { bus: Bus; codeHash: string | null; account: Account },
  ): Promise<{ redirect: string; effects: Effect[] } | null>;
}

/** News: somebody may see other teams or spaces than before: a role, an invitation, what a guest had made. */
export const accessChanged = topic<{ accountId: AccountId }>("accessChanged");

/** News: how a person looks to others has changed. */
export const accountChanged = topic<{ accountId: AccountId }>("accountChanged");
