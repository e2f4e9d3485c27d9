import type { AccountId, Result, RoomId, SpaceId, SpaceRole, SUBJECTS, SubjectKind } from "@atrium/contract";
import type { Asker, SpaceDoor } from "@atrium/rules";
import type { Query } from "../database/database.ts";
import type { Caller, LiveSubjects, Subjects } from "./context.ts";

/** A subject that is asked for. */
export interface Asked {
  query: Query;
  caller: Caller;
  /** As the input names it; empty for kinds that are not named. */
  id: string;
  /** It is about to be changed: its row is to be locked until the transaction ends. */
  locks: boolean;
}

/** A subject the caller may see, and what they are there. */
export interface Found<Subject> {
  subject: Subject;
  asker: Asker;
  /** Where it lies, of a kind that lies in a space. */
  place: (Place & { door: SpaceDoor; role: SpaceRole }) | null;
}
export interface Place {
  spaceId: SpaceId;
  /** Null for what belongs to a space as a whole. */
  roomId: RoomId | null;
}

/** A subject found in memory, for somebody who is connected to its space. */
export interface FoundLive<Subject> {
  subject: Subject;
  asker: Asker;
  place: Place;
}

/** How one kind of subject is looked up. */
type Resolver<Kind extends SubjectKind> = {
  /** Refuses with the kind's own "not found" what the caller may not see. */
  find(asked: Asked): Promise<Result<Found<Subjects[Kind]>>>;
} & ((typeof SUBJECTS)[Kind] extends { inSpace: true }
  ? {
      /** The space it lies in, whoever asks; null when there is no such subject. */
      spaceOf(query: Query, id: string): Promise<SpaceId | null>;
    }
  : unknown) &
  (Kind extends keyof LiveSubjects
    ? {
        /** Null when the caller is not connected to its space here, or does not see it. */
        findLive(accountId: AccountId, id: string): FoundLive<LiveSubjects[Kind]> | null;
      }
    : unknown);

/** The resolvers of some kinds. The program holds those of all: a kind without one does not compile. */
export type Resolvers<Kinds extends SubjectKind = SubjectKind> = { [Kind in Kinds]: Resolver<Kind> };

/** Any resolver, as it is known at run time. */
export interface AnyResolver {
  find(asked: Asked): Promise<Result<Found<unknown>>>;
  spaceOf?(query: Query, id: string): Promise<SpaceId | null>;
  findLive?(accountId: AccountId, id: string): FoundLive<unknown> | null;
}
