import type { AccountId, Result, RoomId, SpaceId, SpaceRole, SUBJECTS, SubjectKind } from "@atrium/contract";
import type { Asker, SpaceDoor } from "@atrium/rules";
import type { Query } from "../database/database.ts";
import type { Caller, LiveSubjects, Subjects } from "./context.ts";

/** A subject to look up. */
export interface Asked {
  query: Query;
  caller: Caller;
  /** The id in the input; empty for kinds without one. */
  id: string;
  /** Whether it will be changed: its row is then locked until the transaction ends. */
  locks: boolean;
  /**
   * Whether it changes who belongs to its space or to a copy of it: the space's team is then locked before anything
   * else.
   */
  changesPeople: boolean;
}

/** A subject the caller may see, and their role there. */
export interface Found<Subject> {
  subject: Subject;
  asker: Asker;
  /** Where it is, for a kind that belongs to a space. */
  place: (Place & { door: SpaceDoor; role: SpaceRole }) | null;
}
export interface Place {
  spaceId: SpaceId;
  /** Null for what belongs to the whole space. */
  roomId: RoomId | null;
}

/** A subject found in memory, for somebody connected to its space. */
export interface FoundLive<Subject> {
  subject: Subject;
  asker: Asker;
  place: Place;
}

/** How one kind of subject is looked up. */
type Resolver<Kind extends SubjectKind> = {
  /** Refuses with the kind's own "not found" if the caller may not see it. */
  find(asked: Asked): Promise<Result<Found<Subjects[Kind]>>>;
} & ((typeof SUBJECTS)[Kind] extends { inSpace: true }
  ? {
      /** Its space, whoever the caller is; null if there is no such subject. */
      spaceOf(query: Query, id: string): Promise<SpaceId | null>;
    }
  : unknown) &
  (Kind extends keyof LiveSubjects
    ? {
        /** Null if the caller is not connected to its space here, or cannot see it. */
        findLive(accountId: AccountId, id: string): FoundLive<LiveSubjects[Kind]> | null;
      }
    : unknown);

/** The resolvers of some kinds. The program needs those of all: a kind without one does not compile. */
export type Resolvers<Kinds extends SubjectKind = SubjectKind> = { [Kind in Kinds]: Resolver<Kind> };

/** A resolver whose kind is only known at run time. */
export interface AnyResolver {
  find(asked: Asked): Promise<Result<Found<unknown>>>;
  spaceOf?(query: Query, id: string): Promise<SpaceId | null>;
  findLive?(accountId: AccountId, id: string): FoundLive<unknown> | null;
}
