import { operations } from "@atrium/contract";
import type { Operation, OperationName, SpaceRole, Touched } from "@atrium/contract";
import { refusalOfCall } from "@atrium/rules";

/** Somebody's role in the team and in the space that news are about. */
interface Standing {
  inTeam: SpaceRole;
  inSpace: SpaceRole | null;
}

/** Whether the permission table lets somebody read what has changed. */
export function mayHear({ operation: name, subject }: Touched, { inTeam, inSpace }: Standing): boolean {
  if (!Object.hasOwn(operations, name)) return false;
  const operation: Operation = operations[name as OperationName];
  switch (operation.subject) {
    case "team":
      return refusalOfCall(operation.may, subject ?? {}, { role: inTeam }) === null;
    case "space": {
      // Not about one particular space: whoever may read it in one of the team's spaces reads it again.
      const role = subject === undefined ? (inSpace ?? inTeam) : inSpace;
      return role !== null && refusalOfCall(operation.may, subject ?? {}, { role }) === null;
    }
    case "room":
      return false;
    default:
      return true;
  }
}
