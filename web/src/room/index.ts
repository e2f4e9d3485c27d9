export { Bubble } from "./map/Bubble.tsx";
export type { RoomPort } from "./roomPort.ts";
export { RoomScreen, type RoomScreenProps } from "./RoomScreen.tsx";
/** For the gallery alone: the drawn room's people. */
export { cast as fixtureCast, idOf as fixtureId, roomIdOf as fixtureRoomId } from "./fixtures/people.ts";
