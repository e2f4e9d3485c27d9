import { readText } from "./storage.ts";

/** Kept once a voice has come through a microphone of this device, by whatever meter. */
export const MICROPHONE_HEARD_KEY = "atrium.microphoneHeard";

export const wasMicrophoneHeard = (): boolean => readText(MICROPHONE_HEARD_KEY) !== null;
