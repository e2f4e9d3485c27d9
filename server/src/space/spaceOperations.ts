import type { Handlers } from "../platform/calls/handler.ts";
import { createSpace } from "./createSpace.ts";
import type { CreateSpaceNeeds } from "./createSpace.ts";
import { liftBan } from "./door/liftBan.ts";
import { listBans } from "./door/listBans.ts";
import { getSpace } from "./getSpace.ts";
import { getSpaceEntrance } from "./getSpaceEntrance.ts";
import type { GetSpaceEntranceNeeds } from "./getSpaceEntrance.ts";
import { getSpaceId } from "./getSpaceId.ts";
import { isSpaceSlugAvailable } from "./isSpaceSlugAvailable.ts";
import { listTeamSpaces } from "./listTeamSpaces.ts";
import { updateSpace } from "./updateSpace.ts";
import type { UpdateSpaceNeeds } from "./updateSpace.ts";

export type SpaceNeeds = CreateSpaceNeeds & GetSpaceEntranceNeeds & UpdateSpaceNeeds;
type SpaceOperation =
  | "createSpace"
  | "getSpace"
  | "getSpaceId"
  | "updateSpace"
  | "isSpaceSlugAvailable"
  | "listTeamSpaces"
  | "getSpaceEntrance"
  | "listBans"
  | "liftBan";

/** The space's operations with their needs filled in; those that need its live state are bound where it lives. */
export function spaceOperations(needs: SpaceNeeds): Pick<Handlers, SpaceOperation> {
  return {
    createSpace: (context, input) => createSpace(needs, context, input),
    getSpace: (context, input) => getSpace(undefined, context, input),
    getSpaceId: (context, input) => getSpaceId(undefined, context, input),
    updateSpace: (context, input) => updateSpace(needs, context, input),
    isSpaceSlugAvailable: (context, input) => isSpaceSlugAvailable(undefined, context, input),
    listTeamSpaces: (context, input) => listTeamSpaces(needs, context, input),
    getSpaceEntrance: (context, input) => getSpaceEntrance(needs, context, input),
    listBans: (context, input) => listBans(undefined, context, input),
    liftBan: (context, input) => liftBan(undefined, context, input),
  };
}
