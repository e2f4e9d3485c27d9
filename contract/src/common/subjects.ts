import type { ErrorCode } from "../errors/errors.ts";

interface SubjectTerms {
  /** The input field that names it. */
  field?: string;
  /** What a subject answers that the caller cannot see, exactly as a random id does. */
  notFound?: ErrorCode;
  /** It lies in a space: calls about it run where the space lives, for those whom the space's door lets in. */
  inSpace?: boolean;
}

/**
 * What an operation acts on, and so where the caller's role is looked up before the handler runs. The server has a
 * resolver for each kind, or does not compile.
 */
export const SUBJECTS = {
  /** Nobody in particular; no session needed. */
  public: {},
  /** Any session, a guest's included. */
  session: {},
  /** A session with a verified e-mail. */
  account: { notFound: "accountIsNotVerified" },
  team: { field: "teamId", notFound: "teamNotFound" },
  space: { field: "spaceId", notFound: "spaceNotFound", inSpace: true },
  room: { field: "roomId", notFound: "roomNotFound", inSpace: true },
  /** Somebody the caller may write to, or has. */
  person: { field: "accountId", notFound: "chatNotFound" },
  folder: { field: "folderId", notFound: "folderNotFound", inSpace: true },
} as const satisfies Readonly<Record<string, SubjectTerms>>;

export type SubjectKind = keyof typeof SUBJECTS;
export const subjectTerms = (kind: SubjectKind): SubjectTerms => SUBJECTS[kind];

/** What the input of an operation about such a subject holds at least. */
export type NamedBy<Kind extends SubjectKind> = (typeof SUBJECTS)[Kind] extends { field: infer Field extends string }
  ? Readonly<Record<Field, string>>
  : unknown;
/** The codes that come with a subject. */
export type SubjectCode<Kind extends SubjectKind> =
  | ((typeof SUBJECTS)[Kind] extends { notFound: infer Code extends ErrorCode } ? Code : never)
  | ((typeof SUBJECTS)[Kind] extends { inSpace: true } ? "notConnectedToSpace" : never);
