// Spaces: their addresses, roles and entrances. Rooms are built on spaces, so this domain knows teams and accounts; what it
// needs from rooms and from the live domain is passed in as interfaces.
export { adoptSpaces } from "./adoptSpaces.ts";
export { createGuard } from "./access/guard.ts";
export { findSpaceAs } from "./access/findSpaceAs.ts";
export { guessPassword } from "./access/guessPassword.ts";
export { thoseKnowingPassword } from "./access/knowingPassword.ts";
export { hostsOf } from "./access/hostsOf.ts";
export type { Inside } from "./access/inside.ts";
export { placeIn, spaceSubject } from "./access/spaceSubject.ts";
export { peopleOf, roleOf, rolesOf } from "./access/roleOf.ts";
export { banOf, bansAtDoor, isBannedFrom, isBanOnBrowser, isBanOnLink } from "./door/banStore.ts";
export type { Ban } from "./door/banStore.ts";
export { concernsOf } from "./access/concernsOf.ts";
export type { TeamConcern } from "./access/concernsOf.ts";
export { accountIdsOfTeams, ownTeamsOf, rolesInTeam, teamsOfAccounts } from "./access/teamTies.ts";
export type { Admits, LiveDoor } from "./door/liveDoor.ts";
export { showsFaces, toSharedSpace } from "./describeSpace.ts";
export { makeSpace } from "./makeSpace.ts";
export {
  addMember,
  isMember,
  memberRolesInTeam,
  membersAmong,
  recordVisits,
  teamsOfPlaces,
  visitorsAmong,
} from "./membershipStore.ts";
export type { PeopleInside } from "./peopleInside.ts";
export { doorOperations, spaceOperations } from "./spaceOperations.ts";
export type { NewRoom, SpaceRooms } from "./spaceRooms.ts";
export { countGuests } from "./countGuests.ts";
export { countSpaces, findSpace, findSpaceBySlug, insertSpace, spaceIdsOfTeams, teamOfAnySpace } from "./spaceStore.ts";
export type { SpaceRecord } from "./spaceStore.ts";
export { createCustomHosts } from "./domain/customHosts.ts";
export type { CustomHosts } from "./domain/customHosts.ts";
export { reviseSpace } from "./reviseSpace.ts";
export { forgetDeletedSpaces } from "./settings/deletedSpaces.ts";
export { isSpacePicture } from "./spaceStore.ts";
export { endAllSupport } from "./support/endSupportAccess.ts";
export { endSupportInTime } from "./support/endSupportInTime.ts";
export type { SupportEndNeeds } from "./support/endSupportInTime.ts";
export type { StaffNeeds } from "./support/staff.ts";
export { spaces, stands } from "./tables.ts";
export { teamPlaces } from "./teamPlaces.ts";
export { domainsChanged, spaceChanged, spaceRevised } from "./topics.ts";
export { wasInside } from "./visited/visitedStore.ts";
export { forgetBans, forgetBansOf, hashOfBrowser } from "./door/banStore.ts";
export { ownSpaces, ownVisits } from "./people/ownSpaces.ts";
