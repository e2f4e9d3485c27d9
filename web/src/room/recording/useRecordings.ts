import type { Recording, RecordingId } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../platform/call.ts";
import { act } from "../../platform/data/act.ts";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { isBeingMade, runningRecording } from "./recordingModel.ts";
import { recordingTexts } from "./texts.ts";

/** An unfinished recording is polled, as the news of its end may have been lost. */
const LOOK_AGAIN_MS = 4000;

/** The recordings of the space, and a host's actions on them. */
export function useRecordings(port: Pick<RoomPort, "live" | "call">, isOpen: boolean) {
  const say = useTexts(recordingTexts);
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const type = useLive(port, ({ room }) => room?.room.type ?? null);
  const running = useLive(port, runningRecording);
  const { data, isError, refetch } = useQuery({
    ...read("listStageRecordings", spaceId === null || !isOpen ? skipToken : { spaceId }),
    refetchInterval: ({ state }) => (state.data?.recordings.some(isBeingMade) === true ? LOOK_AGAIN_MS : false),
  });
  const isStage = type === "stage";
  const linkTo = async (recordingId: RecordingId) => {
    if (spaceId === null) return null;
    const reply = await call("downloadStageRecording", { spaceId, recordingId });
    if (!reply.ok) tellRefusal(reply.code);
    return reply.ok ? reply.value : null;
  };
  return {
    list: data ?? null,
    isMissing: isError,
    running,
    again: () => void refetch(),
    async start() {
      const words = { title: say("startTitle"), text: say("startText"), act: say("start"), cancel: say("cancel") };
      if (!(await askConfirm(words))) return;
      tell(port.call(isStage ? "startStageRecording" : "startRecording", {}).finally(() => void refetch()));
    },
    stop() {
      tell(port.call(isStage ? "stopStageRecording" : "stopRecording", {}).finally(() => void refetch()));
    },
    linkTo,
    async download(recordingId: RecordingId) {
      const link = await linkTo(recordingId);
      if (link === null) return;
      const anchor = Object.assign(document.createElement("a"), { href: link.url, download: link.name });
      anchor.click();
    },
    async remove({ id: recordingId, roomName: name }: Recording) {
      const words = { title: say("removeTitle", { name }), text: say("removeText"), act: say("removeAct") };
      if (spaceId === null || !(await askConfirm({ ...words, cancel: say("cancel"), danger: true }))) return;
      tell(act("deleteStageRecording", { spaceId, recordingId }));
    },
  };
}
export type Recordings = ReturnType<typeof useRecordings>;
