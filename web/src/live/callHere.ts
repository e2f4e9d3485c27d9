import type { InputOf, OperationName, Operations, RoomId, SpaceId, SuccessOf } from "@atrium/contract";
import { z } from "zod";
import { refused } from "../platform/call.ts";
import { knownOperation, wantOperations } from "../platform/operations/knownOperations.ts";
import type { CallOutcome, LiveCalls } from "./liveCalls.ts";

/** The operations that can be called over the live link. */
export type LiveOperation = {
  [Name in OperationName]: Operations[Name]["transport"] extends "http" ? never : Name;
}[OperationName];

type PlaceField = "spaceId" | "roomId";
/** An input without the ids of the current space and room; an id that is given names another place. */
type InputHere<Name extends LiveOperation> = Omit<InputOf<Operations[Name]>, PlaceField> &
  Partial<Pick<InputOf<Operations[Name]>, PlaceField & keyof InputOf<Operations[Name]>>>;

/** Calls operations in the current space, and in the room the user is in. */
export type CallHere = <Name extends LiveOperation>(
  operation: Name,
  input: InputHere<Name>,
) => Promise<CallOutcome<SuccessOf<Operations[Name]>>>;

export interface Here {
  spaceId: SpaceId | null;
  roomId: RoomId | null;
}

const NOWHERE = { spaceId: "notConnectedToSpace", roomId: "notConnectedToRoom" } as const;

/** Calls with the current ids filled in; refused without a request while there is no current place. */
export function createCallHere(calls: LiveCalls, here: () => Here): CallHere {
  return async (operation, input) => {
    const place = here();
    if (knownOperation(operation) === undefined && !(await wantOperations())) return refused("connectionFailed");
    const filled: Record<string, unknown> = { ...input };
    for (const field of placeFields(operation)) {
      filled[field] ??= place[field];
      if (filled[field] === null) return refused(NOWHERE[field]);
    }
    return calls.call(operation, filled as InputOf<Operations[typeof operation]>);
  };
}

/** The place ids that an operation requires. */
function placeFields(name: LiveOperation): PlaceField[] {
  const input = knownOperation(name)?.input;
  const shape: Readonly<Record<string, z.ZodType>> = input instanceof z.ZodObject ? input.shape : {};
  return (["spaceId", "roomId"] as const).filter((field) => shape[field]?.safeParse(undefined).success === false);
}
