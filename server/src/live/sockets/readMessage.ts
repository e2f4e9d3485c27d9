import { UpMessage } from "@atrium/contract";

/** Parses a message off the wire; null if invalid. */
export function readMessage(text: string): UpMessage | null {
  try {
    return UpMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
