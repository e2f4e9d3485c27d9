import { constants } from "@atrium/contract";
import type { Recording, RecordingId, SpaceId } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../platform/call.ts";
import { copyComing } from "../../platform/clipboard.ts";
import { act } from "../../platform/data/act.ts";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { isBeingMade, runningRecording } from "./recordingModel.ts";
import { recordingTexts } from "./texts.ts";

/** An unfinished recording is polled, as the news of its end may have been lost. */
const LOOK_AGAIN_MS = 4000;
const MINUTE_MS = 60_000;

/** The recordings of the space, and a host's actions on them. */
export function useRecordings(port: Pick<RoomPort, "live" | "call">, isOpen: boolean) {
  const say = useTexts(recordingTexts);
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const type = useLive(port, ({ room }) => room?.room.type ?? null);
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const running = useLive(port, runningRecording);
  const { data, isError, refetch } = useQuery({
    ...read("listStageRecordings", spaceId === null || !isOpen ? skipToken : { spaceId }),
    refetchInterval: ({ state }) => (state.data?.recordings.some(isBeingMade) === true ? LOOK_AGAIN_MS : false),
  });
  const isStage = type === "stage";
  const again = () => (isOpen ? void refetch() : undefined);
  const begin = () => tell(port.call(isStage ? "startStageRecording" : "startRecording", {}).finally(again));
  const start = async () => {
    const words = { title: say("startTitle"), text: say("startText"), act: say("start"), cancel: say("cancel") };
    if (await askConfirm(words)) begin();
  };
  return {
    list: data ?? null,
    isMissing: isError,
    running,
    start,
    /** Without asking: everybody here knows of the one before. */
    begin,
    stop() {
      tell(port.call(isStage ? "stopStageRecording" : "stopRecording", {}).finally(again));
    },
    ...useFiles(spaceId),
    /** Records again what failed to be recorded; null where that cannot be. */
    retryOf({ state, roomId: ofRoom }: Recording) {
      const isPossible = state === "failed" && ofRoom !== null && ofRoom === roomId && running === null;
      return isPossible && data?.whyNot === null ? () => void start() : null;
    },
    async remove({ id: recordingId, roomName: name }: Recording) {
      const words = { title: say("removeTitle", { name }), text: say("removeText"), act: say("removeAct") };
      if (spaceId === null || !(await askConfirm({ ...words, cancel: say("cancel"), danger: true }))) return;
      tell(act("deleteStageRecording", { spaceId, recordingId }));
    },
  };
}
export type Recordings = ReturnType<typeof useRecordings>;

/** The ways to a recording's file. */
function useFiles(spaceId: SpaceId | null) {
  const say = useTexts(recordingTexts);
  const linkTo = async (recordingId: RecordingId) => {
    if (spaceId === null) return null;
    const reply = await call("downloadStageRecording", { spaceId, recordingId });
    if (!reply.ok) tellRefusal(reply.code);
    return reply.ok ? reply.value : null;
  };
  return {
    linkTo,
    /** Returns the link if it could not be copied: it opens the file without signing in, so it is for the host to copy. */
    async copyLink(recordingId: RecordingId): Promise<string | null> {
      const address = linkTo(recordingId).then((link) => link && new URL(link.url, location.origin).href);
      const isCopied = await copyComing(address);
      const url = await address;
      if (url === null || !isCopied) return url;
      showToast({ text: say("linkCopied", { count: constants.uploads.linkForMs / MINUTE_MS }) });
      return null;
    },
    async download(recordingId: RecordingId) {
      const link = await linkTo(recordingId);
      if (link === null) return;
      const anchor = Object.assign(document.createElement("a"), { href: link.url, download: link.name });
      anchor.click();
    },
  };
}
