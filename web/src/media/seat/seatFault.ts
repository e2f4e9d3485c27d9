import type { MediaTrouble } from "../mediaState.ts";

/** Why a seat failed. */
export class SeatFault extends Error {
  readonly trouble: MediaTrouble;

  constructor(trouble: MediaTrouble) {
    super(`No media: ${trouble}`);
    this.trouble = trouble;
  }
}

/** An error without details is the server's fault: the page itself has loaded. */
export const troubleOf = (error: unknown): MediaTrouble => (error instanceof SeatFault ? error.trouble : "server");

/** Why the media server refuses a connection. Asks the server itself, because the library hides its answer. */
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
