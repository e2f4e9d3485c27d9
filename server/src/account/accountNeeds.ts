import type { AccountId, Effect, Locale, Team, TeamId, UploadId } from "@atrium/contract";
import type { CallContext, Caller } from "../platform/calls/context.ts";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { topic } from "../platform/bus.ts";
import type { Account } from "./accountStore.ts";
import type { GoogleSignIn } from "./google/googleSignIn.ts";
import type { SurveyAddressee } from "./survey/surveyAddressee.ts";
import type { OwnDataElsewhere } from "./data/getOwnDataPage.ts";

/** What the account's operations need from the rest of the program. */
export interface AccountNeeds {
  bus: Bus;
  mailer: Mailer;
  /** Key for hashing codes and links. */
  codeKey: Buffer;
  /** Base URL of links in mails and for other browsers, without a trailing slash. */
  siteUrl: () => string;
  defaultLocale: Locale;
  /** False if all callers share one address, as on loopback. */
  limitsByAddress: boolean;
  /** Shows a sign-in code to whoever runs the program, if it cannot send mail. */
  showCode: (shown: { email: string; code: string; link: string }) => void;
  /** Whether codes are only printed in the terminal, on a computer nobody else can reach. */
  codesStayHere: boolean;
  teams: AccountTeams;
  /** Null if it is not set up. */
  google: GoogleSignIn | null;
  /** Disconnects somebody's calendar, if one is connected. */
  endCalendar: (tx: Transaction, ending: { accountId: AccountId; nowMs: number }) => Promise<Effect[]>;
  /** Null if answers to the survey are not sent elsewhere. */
  surveyAddressee: SurveyAddressee | null;
  /** Whether whoever runs the program has named this account's verified address as support staff. */
  isStaff: (account: Pick<Account, "emailKey">) => boolean;
  ownData: OwnDataElsewhere;
  /** The permanent URL of the caller's finished upload; null if there is none of that kind. */
  avatarOf: (query: Query, upload: { uploadId: UploadId; accountId: AccountId }) => Promise<string | null>;
}

/** Who changes a team, and when. */
type DoneBy = Pick<CallContext, "tx" | "nowMs"> & { caller: Pick<Caller, "accountId" | "userAgent" | "address"> };

/** Where something is read, and at what time. */
interface ReadAt {
  query: Query;
  nowMs: number;
}

/** What accounts need from teams, which are built on accounts. */
interface AccountTeams {
  /** In the order they were joined. */
  listTeamsOf(at: ReadAt, accountId: AccountId): Promise<Team[]>;
  /** Transfers everything a guest created to the account they signed in to. The effects update live spaces. */
  adoptGuest(tx: Transaction, bus: Bus, guest: { from: AccountId; to: AccountId }): Promise<Effect[]>;
  /** The teams in which this person is the only admin: those with other members, and those without. */
  ledAlone(at: ReadAt, accountId: AccountId): Promise<{ teamsToHandOver: Team[]; teamsThatGo: Team[] }>;
  /** Locks who leads this person's teams until the transaction ends. */
  lock(tx: Transaction, accountId: AccountId): Promise<void>;
  /** Removes somebody from all teams; teams nobody else is in are deleted, and can be restored with the account. */
  leave(by: DoneBy, bus: Bus, gone: { accountId: AccountId; ends: readonly TeamId[] }): Promise<Effect[]>;
  /** Restores the teams that were deleted at that moment. */
  takeBack(by: DoneBy, back: { accountId: AccountId; deletedAt: Date }): Promise<void>;
  /** Deletes these teams, and whatever else about the person is not deleted with the account's row. */
  forget(tx: Transaction, bus: Bus, gone: { account: Account; teamIds: readonly TeamId[] }): Promise<Effect[]>;
  /** Ends what is open to somebody as support staff. */
  endSupport(by: DoneBy, bus: Bus, accountId: AccountId): Promise<Effect[]>;
  /** Disconnects somebody from services of others that they use with their teams. */
  disconnect(tx: Transaction, accountId: AccountId): Promise<void>;
  /** Whether they have been inside a space, ever. */
  wasInside(query: Query, accountId: AccountId): Promise<boolean>;
  /** Accepts the invitation somebody signed in for, if it is still valid; returns where it leads. */
  acceptInvitation(
    context: CallContext,
    signedIn: { bus: Bus; codeHash: string | null; account: Account },
  ): Promise<{ redirect: string; effects: Effect[] } | null>;
}

/** News: somebody may now see other teams or spaces: a changed role, an invitation, what a guest had created. */
export const accessChanged = topic<{ accountId: AccountId }>("accessChanged");

/** News: how a person appears to others has changed. */
export const accountChanged = topic<{ accountId: AccountId }>("accountChanged");
