import type { MediaTrouble } from "../mediaState.ts";

/** Why a connection to a media room failed. */
export class SeatFault extends Error {
  readonly trouble: MediaTrouble;

  constructor(trouble: MediaTrouble) {
    super(`No media: ${trouble}`);
    this.trouble = trouble;
  }
}

/** An unspecific error is the server's: the page itself was loaded, so there is a network. */
export const troubleOf = (error: unknown): MediaTrouble => (error instanceof SeatFault ? error.trouble : "server");

/** Why the media server does not let one in. Its own word counts: the library keeps it to itself. */
export async function whyNoSignal(url: string, token: string): Promise<MediaTrouble> {
  try {
    const address = `${url.replace(/^ws/, "http")}/rtc/validate?access_token=${encodeURIComponent(token)}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return answer.status === 503 && (await answer.text()).includes("full") ? "full" : "server";
  } catch {
    return "server";
  }
}

const ANSWER_WITHIN_MS = 3_000;
