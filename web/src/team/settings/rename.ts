import type { ErrorCode, SpaceId, TeamId } from "@atrium/contract";
import type { Call, Refused } from "../../platform/call.ts";

/** What can be renamed here. */
export type Renamed = { kind: "space"; id: SpaceId; name: string } | { kind: "team"; id: TeamId; name: string };

export interface RenameNeeds {
  call: Call;
  /** Says the new name and offers to go back; going back may be refused as well. */
  offerUndo: (name: string, undo: () => Promise<ErrorCode | null>) => void;
}

/** Renames and offers to undo it. The code of a refusal, or null when it is done (or nothing was to be done). */
export async function rename(needs: RenameNeeds, what: Renamed, to: string): Promise<ErrorCode | null> {
  const name = to.trim();
  if (name === what.name) return null;
  const refusal = await put(needs, what, name);
  if (refusal !== null) return refusal.code;
  needs.offerUndo(name, async () => (await put(needs, what, what.name))?.code ?? null);
  return null;
}

async function put({ call }: RenameNeeds, what: Renamed, name: string): Promise<Refused | null> {
  const reply =
    what.kind === "space"
      ? await call("updateSpace", { spaceId: what.id, name })
      : await call("updateTeam", { teamId: what.id, name });
  return reply.ok ? null : reply;
}
