// Rooms: their list, settings and defaults. Who is in a room and what happens there belongs to the live domain.
export { roomLoaders, roomOperations, roomSubjects } from "./roomOperations.ts";
export type { MediaTrials } from "./checkMedia.ts";
export type { IceOptions } from "./getIceServers.ts";
export type { KeptLive, KeptPart } from "./keptLive.ts";
export type { LivePeople, PresentPerson } from "./people/livePeople.ts";
export { actInRoom, type ActNeeds } from "./people/actInRoom.ts";
export { peopleOperations } from "./people/peopleOperations.ts";
export { markProof, markRecording } from "./markRecording.ts";
export { findRoom, isRoomBackground } from "./roomStore.ts";
export { slugOfRoom } from "./slugOfRoom.ts";
export { createSpaceRooms, roomsOf } from "./spaceRooms.ts";
export { seedDemoSpace } from "./seedDemoSpace.ts";
export { rooms } from "./tables.ts";
