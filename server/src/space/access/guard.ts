// The guard between a session and a handler: it finds an operation's subject, checks that the caller is where the
// operation requires them to be, and checks the permission table for the rights the call needs.
//
// What the caller may not see does not exist for them: another's subject answers exactly as a random id does. A subject
// in a space or room they have not entered answers `notConnectedTo…`; what they see but may not do is `forbidden`, or the
// code in the table. A live operation of somebody inside finds its subject in memory, without a statement.
import { ok, refuse, subjectTerms } from "@atrium/contract";
import type { ErrorCode, Operation, Result, SpaceId } from "@atrium/contract";
import { isDoorOpen, refusalOfCall } from "@atrium/rules";
import type { Asker } from "@atrium/rules";
import type { Admission, Guard, GuardedCall } from "../../platform/calls/guard.ts";
import type { AnyResolver, Found, Place, Resolvers } from "../../platform/calls/subjects.ts";
import { banOf } from "../door/banStore.ts";
import type { Inside, Standing } from "./inside.ts";

export interface GuardNeeds {
  resolvers: Resolvers;
  inside: Inside;
}

export function createGuard(needs: GuardNeeds): Guard {
  return async (call) => {
    const { operation, caller, input, query } = call;
    if (operation.subject !== "public" && caller.accountId === null) return refuse("unauthorized");
    if (isBeyondReach(call)) return refuse("forbidden");
    const resolver: AnyResolver = needs.resolvers[operation.subject];
    const id = idOf(operation, input);
    const live = findLive(needs.inside, call, { resolver, id });
    if (live !== null) return admit(call, live);
    const locks = operation.keeps === "record" && operation.addsBeside !== true;
    const found = await resolver.find({ query, caller, id, locks, changesPeople: operation.changesPeople === true });
    if (!found.ok) return found;
    const outside = await whyOutside(needs.inside, call, found.value);
    return outside === null ? admit(call, found.value) : refuse(outside);
  };
}

/** The caller sees the subject and is where they must be: do they have the required rights? */
function admit(
  { operation, input, caller: { onlySpace } }: GuardedCall,
  { subject, asker, place }: { subject: unknown; asker: Asker; place: Place | null },
): Result<Admission> {
  if (onlySpace !== undefined && place !== null && place.spaceId !== onlySpace) return refuse(notFound(operation));
  const refused = refusalOfCall(operation.may, input, asker);
  return refused === null ? ok({ subject, spaceId: place?.spaceId ?? null }) : refuse(refused);
}

/**
 * Whether a call reaches beyond the only space its caller may act in: its subject is outside of spaces and the operation
 * is not available at spaces' own domains, or it names another space. A subject within a space is checked once it is
 * found.
 */
function isBeyondReach({ operation, input, caller: { onlySpace } }: GuardedCall): boolean {
  if (onlySpace === undefined || subjectTerms(operation.subject).inSpace === true) return false;
  const { spaceId = onlySpace } = input as { spaceId?: SpaceId };
  return operation.atDomains !== true || spaceId !== onlySpace;
}

const notFound = ({ subject }: Operation): ErrorCode => subjectTerms(subject).notFound ?? "forbidden";

/** The subject in memory, for a live operation of somebody who is where they must be. */
function findLive(
  inside: Inside,
  { operation, caller: { accountId } }: GuardedCall,
  { resolver, id }: { resolver: AnyResolver; id: string },
) {
  if (operation.keeps !== "live" || operation.inside === undefined || accountId === null) return null;
  const found = resolver.findLive?.(accountId, id) ?? null;
  if (found === null) return null;
  return stands(operation, found.place, inside.standing(found.place.spaceId, accountId)) ? found : null;
}

/** Why the caller is not where they must be; null if they are. */
async function whyOutside(
  inside: Inside,
  { operation, caller, query, nowMs }: GuardedCall,
  { place }: Found<unknown>,
): Promise<"notConnectedToSpace" | "notConnectedToRoom" | null> {
  const { accountId } = caller;
  if (place === null || accountId === null) return null;
  const standing = inside.standing(place.spaceId, accountId);
  if (operation.inside === undefined) {
    if (standing !== null) return null;
    const who = { ...caller, accountId };
    const isOpen =
      isDoorOpen(place.door, place.role, nowMs) && (await banOf(query, place.spaceId, { who, nowMs })) === null;
    return isOpen ? null : "notConnectedToSpace";
  }
  // A live operation gets here only if its caller was not found in memory a moment ago.
  if (operation.keeps !== "live" && stands(operation, place, standing)) return null;
  return operation.inside === "room" ? "notConnectedToRoom" : "notConnectedToSpace";
}

function stands(operation: Operation, { roomId }: Place, standing: Standing | null): boolean {
  return standing?.isConnected === true && (operation.inside !== "room" || standing.roomId === roomId);
}

/** The id of the operation's subject, checked by its schema. Empty for kinds without one. */
function idOf({ name, subject }: Operation, input: unknown): string {
  const { field } = subjectTerms(subject);
  if (field === undefined) return "";
  const value: unknown = (input as Record<string, unknown>)[field];
  if (typeof value !== "string") throw new Error(`${name} has no ${field}, which its subject needs`);
  return value;
}
