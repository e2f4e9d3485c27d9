import type { NewsItem } from "@atrium/contract";
import { useEffect, useEffectEvent } from "react";
import { call } from "../platform/call.ts";
import { newsHeard } from "../platform/data/news.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { tellEvent } from "./tellEvent.ts";
import { noticeNewsTexts } from "./texts.ts";

type FinishedRecording = Extract<NewsItem, { kind: "recordingFinished" }>;

/** Tells of a recording that one has started, once it is processed; `open` leads to it. */
export function useRecordingNews(open: (recording: FinishedRecording) => void): void {
  const say = useTexts(noticeNewsTexts);
  const lead = useEffectEvent(open);
  const tell = useEffectEvent((recording: FinishedRecording) => {
    const { recordingId, roomName: room, state } = recording;
    tellEvent({
      kind: "recording",
      key: `recording ${recordingId}`,
      title: say("recording"),
      text: say(state, { room }),
      isBad: state === "failed",
      act: { label: say("open"), run: () => lead(recording) },
      async take() {
        const reply = await call("takeRecordingNews", { recordingId });
        return reply.ok && reply.value.isNews;
      },
    });
  });
  useEffect(() => newsHeard.on((item) => (item.kind === "recordingFinished" ? tell(item) : undefined)), []);
}
