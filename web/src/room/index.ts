export type { Outcome, RoomPort } from "./roomPort.ts";
export { RoomScreen, type RoomScreenProps } from "./RoomScreen.tsx";
