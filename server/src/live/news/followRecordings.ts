import { newsOfRecording, recordingFinished } from "../../recording/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Listeners } from "./listeners.ts";

interface FollowRecordingsNeeds {
  db: Database;
  bus: Bus;
  listeners: Pick<Listeners, "has" | "tellAll">;
  onFault: (error: unknown) => void;
}

/** Tells whoever started a recording what became of it, while they still may see it. Returns its undo. */
export function followRecordings({ db, bus, listeners, onFault }: FollowRecordingsNeeds): () => void {
  return bus.subscribe(recordingFinished, ({ recordingId, accountId }) => {
    if (!listeners.has(accountId)) return;
    newsOfRecording(db, recordingId)
      .then((news) => {
        if (news === null) return;
        const { spaceId, slug, roomName, state } = news;
        listeners.tellAll([accountId], [{ kind: "recordingFinished", recordingId, spaceId, slug, roomName, state }]);
      })
      .catch(onFault);
  });
}
