import { RECORDER_PATH } from "@atrium/contract";
import { resolve } from "node:path";
import { readsChanged } from "../live/index.ts";
import { recordingFinished, RecordingStudio } from "../recording/index.ts";
import type { RecordedRooms } from "../recording/index.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import type { PartsNeeds } from "./partsNeeds.ts";

/** Where recordings are made, and how recorders' pages reach it. */
export function buildStudio(
  needs: PartsNeeds,
  rooms: RecordedRooms,
): { studio: RecordingStudio; recorders: HttpNeeds["recorders"] } {
  const studio = new RecordingStudio({
    ...needs,
    rooms,
    store: needs.files.store,
    folder: resolve(needs.config.dataFolder, "recordings"),
    siteUrl: needs.recorderUrl,
    onChanged({ id, spaceId, teamId, startedBy, state }) {
      const touched = [{ operation: "listStageRecordings" }];
      needs.bus.publish(readsChanged, { spaceId, teamId, accountId: null, touched });
      const isFinished = state !== "recording" && state !== "processing";
      if (isFinished && startedBy !== null)
        needs.bus.publish(recordingFinished, { recordingId: id, accountId: startedBy });
    },
  });
  const recorders: HttpNeeds["recorders"] = {
    path: RECORDER_PATH,
    knows: (secret) => studio.knows(secret),
    open: (token) => studio.open(token),
    take: (...brought) => studio.take(...brought),
    keepPicture: (...brought) => studio.keepPicture(...brought),
  };
  return { studio, recorders };
}
