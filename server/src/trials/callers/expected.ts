import { must, refusalsOf, subjectTerms } from "@atrium/contract";
import type { Action, ErrorCode, Operation, OperationName } from "@atrium/contract";
import { may, PERMISSIONS, refusalOfCall, spaceRole, standings, strongest } from "@atrium/rules";
import type { Asker, Principal } from "@atrium/rules";
import { BESIDE_TABLE } from "./besideTable.ts";
import type { Place } from "./place.ts";
import type { Tie } from "./ties.ts";

interface Situation {
  tie: Tie;
  place: Place | null;
  /** Whether they are in the space, and the room, that the call is about. */
  isInside: boolean;
}

/** What somebody is to the subject of a call; null if it does not exist for them. */
export function principalAt({ subject }: Operation, { tie, place }: Omit<Situation, "isInside">): Principal | null {
  if (tie.session === "none") return "NOBODY";
  const [teamRole, memberRole] = [tie.team ?? null, tie.space ?? null];
  if (place === null) return tie.session === "account" ? "ACCOUNT" : subject === "account" ? null : "GUEST_SESSION";
  if (subjectTerms(subject).inSpace === true) return spaceRole({ ...place, teamRole, memberRole });
  return strongest(standings(teamRole, memberRole === null ? [] : [memberRole]));
}

/** What the permission table says to a call: the code it is refused with, or that it is allowed. */
export function expectedOf(operation: Operation, input: unknown, situation: Situation): ErrorCode | "allowed" {
  const { place, isInside } = situation;
  const role = principalAt(operation, situation);
  if (operation.subject !== "public" && role === "NOBODY") return "unauthorized";
  if (role === null) return must(subjectTerms(operation.subject).notFound, "a subject that can be unknown");
  if (operation.inside !== undefined && !isInside) return outside(operation.inside);
  const { plan, roomFlags } = place ?? {};
  const asker = { role, ...(plan !== undefined && { plan }), ...(roomFlags !== undefined && { roomFlags }) };
  return refusalOfCall(operation.may, input, asker) ?? besideTable(operation, asker) ?? "allowed";
}

function besideTable({ name }: Operation, asker: Asker): ErrorCode | null {
  const relation = BESIDE_TABLE[name as OperationName];
  if (relation === undefined) return null;
  return relation.unless !== undefined && may(relation.unless, asker) ? null : relation.code;
}

const outside = (where: "space" | "room") => (where === "room" ? "notConnectedToRoom" : "notConnectedToSpace");

/** How a call that the table allows may end: it succeeds, or is refused for a reason that has nothing to do with rights. */
export function endsOf(operation: Operation): ReadonlySet<string> {
  const { notFound } = subjectTerms(operation.subject);
  const ofRights = new Set<ErrorCode | undefined>([notFound, "notConnectedToSpace", "notConnectedToRoom"]);
  for (const action of actionsOf(operation)) for (const code of codesOf(action)) ofRights.add(code);
  return new Set(["success", ...refusalsOf(operation).filter((code) => !ofRights.has(code))]);
}

const codesOf = (action: Action): readonly (ErrorCode | undefined)[] => {
  const { otherwise, flag, feature } = PERMISSIONS[action];
  return [otherwise, flag?.otherwise, feature?.otherwise];
};

/** Every action that a call of an operation may need. */
function actionsOf({ may }: Operation): readonly Action[] {
  if (typeof may === "string") return [may];
  return Object.values(may).flatMap((asked) => (typeof asked === "string" ? [asked] : Object.values(asked)));
}
