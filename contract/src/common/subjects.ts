import type { ErrorCode } from "../errors/errors.ts";

interface SubjectTerms {
  /** The input field that names it. */
  field?: string;
  /** The code for a subject the caller cannot see, exactly as for a random id. */
  notFound?: ErrorCode;
  /** It is in a space: calls about it run where the space lives, for those who may enter the space. */
  inSpace?: boolean;
}

/**
 * What an operation acts on, and where the caller's role is looked up before the handler runs. The server must have a
 * resolver for each kind, or it does not compile.
 */
export const SUBJECTS = {
  /** No session needed. */
  public: {},
  /** Any session, including a guest's. */
  session: {},
  /** A session with a verified e-mail. */
  account: { notFound: "accountIsNotVerified" },
  team: { field: "teamId", notFound: "teamNotFound" },
  space: { field: "spaceId", notFound: "spaceNotFound", inSpace: true },
  room: { field: "roomId", notFound: "roomNotFound", inSpace: true },
  /** Somebody the caller may write to, or has written to. */
  person: { field: "accountId", notFound: "chatNotFound" },
  folder: { field: "folderId", notFound: "folderNotFound", inSpace: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;

export type SubjectKind = keyof typeof SUBJECTS;
export const subjectTerms = (kind: SubjectKind): SubjectTerms => SUBJECTS[kind];

/** What the input of an operation on such a subject must contain. */
export type NamedBy<Kind extends SubjectKind> = (typeof SUBJECTS)[Kind] extends { field: infer Field extends string }
  ? Readonly<Record<Field, string>>
  : unknown;
/** The codes that come with a subject. */
export type SubjectCode<Kind extends SubjectKind> =
  | ((typeof SUBJECTS)[Kind] extends { notFound: infer Code extends ErrorCode } ? Code : never)
  | ((typeof SUBJECTS)[Kind] extends { inSpace: true } ? "notConnectedToSpace" : never);
