// Spaces: their addresses, who has which role in them, and what stands before their door. Rooms hang on spaces, so this
// domain knows teams and accounts; what it needs of rooms and of who is inside comes in as interfaces.
export { adoptSpaces } from "./adoptSpaces.ts";
export { createGuard } from "./access/guard.ts";
export { findSpaceAs } from "./access/findSpaceAs.ts";
export { guessPassword } from "./access/guessPassword.ts";
export type { Inside } from "./access/inside.ts";
export { placeIn, spaceSubject } from "./access/spaceSubject.ts";
export { peopleOf, roleOf, rolesOf } from "./access/roleOf.ts";
export { accountIdsOfTeams, rolesInTeam, teamsOfAccounts } from "./access/teamTies.ts";
export type { LiveDoor } from "./door/liveDoor.ts";
export { toSharedSpace } from "./describeSpace.ts";
export { makeSpace } from "./makeSpace.ts";
export { addMember, isMember, memberRolesInTeam, recordVisits } from "./membershipStore.ts";
export type { PeopleInside } from "./peopleInside.ts";
export { doorOperations, spaceOperations } from "./spaceOperations.ts";
export type { NewRoom, SpaceRooms } from "./spaceRooms.ts";
export { countGuests } from "./countGuests.ts";
export { countSpaces, findSpace, findSpaceBySlug, insertSpace, spaceIdsOfTeams } from "./spaceStore.ts";
export type { SpaceRecord } from "./spaceStore.ts";
export { reviseSpace } from "./reviseSpace.ts";
export { forgetDeletedSpaces } from "./settings/deletedSpaces.ts";
export { isSpacePicture } from "./spaceStore.ts";
export { spaces } from "./tables.ts";
export { teamPlaces } from "./teamPlaces.ts";
export { spaceChanged, spaceRevised } from "./topics.ts";
export { wasInside } from "./visited/visitedStore.ts";
export { forgetBans, forgetBansOf, hashOfBrowser } from "./door/banStore.ts";
