import type { AccountId } from "@atrium/contract";
import type { MediaServer } from "./mediaServer.ts";

/** A room's name at the media server and the people who belong in it at the moment of asking. */
export interface ExpectedMedia {
  mediaRoom: string;
  accountIds: () => readonly AccountId[];
}

/**
 * Sends away who has media in a room without being in it: a token outlives a kick by minutes, and a removal may have been
 * lost. Answers how many were sent away.
 */
export async function reconcileMedia(
  media: Pick<MediaServer, "accountsIn" | "remove">,
  expected: readonly ExpectedMedia[],
): Promise<number> {
  let removed = 0;
  for (const { mediaRoom, accountIds } of expected) {
    const present = await media.accountsIn(mediaRoom);
    const belonging = accountIds();
    for (const stranger of present.filter((accountId) => !belonging.includes(accountId))) {
      await media.remove(mediaRoom, stranger);
      removed += 1;
    }
  }
  return removed;
}
