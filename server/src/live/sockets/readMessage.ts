import { UpMessage } from "@atrium/contract";

/** A message off the wire, or null when it is none. */
export function readMessage(text: string): UpMessage | null {
  try {
    return UpMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
