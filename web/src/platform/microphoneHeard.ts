import { readText } from "./storage.ts";

/** Stored once any meter has heard a voice through a microphone of this device. */
export const MICROPHONE_HEARD_KEY = "atrium.microphoneHeard";

export const wasMicrophoneHeard = (): boolean => readText(MICROPHONE_HEARD_KEY) !== null;
