export { Bubble } from "./map/Bubble.tsx";
export type { RoomPort } from "./roomPort.ts";
export { RoomScreen, type RoomScreenProps } from "./RoomScreen.tsx";
