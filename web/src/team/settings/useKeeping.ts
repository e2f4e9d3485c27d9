import { constants, errorText, type KeepingPreview, type Team, type TeamKeeping } from "@atrium/contract";
import { isShorter } from "@atrium/rules";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { act } from "../../platform/data/act.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { keepingTexts } from "./keepingTexts.ts";

type ChatDays = TeamKeeping["chatDays"];
type RecordingDays = TeamKeeping["recordingDays"];

/** Changes how long things are kept; a shorter term is asked about first, with what it deletes and when. */
export function useKeeping({ id: teamId }: Pick<Team, "id">, keeping: TeamKeeping) {
  const say = useTexts(keepingTexts);
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const { chatDays, recordingDays } = keeping;
  const refused = ({ code }: { code: Parameters<typeof errorText>[0] }) =>
    showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const isSure = async (chosen: { chat: ChatDays; recordings: RecordingDays }, kind: "messages" | "recordings") => {
    const input = { teamId, chatKeptDays: chosen.chat, recordingKeptDays: chosen.recordings };
    const preview = await call("previewTeamKeeping", input);
    if (!preview.ok) refused(preview);
    return preview.ok && askConfirm({ ...words(kind, chosen, preview.value), act: say("shorten"), danger: true });
  };
  const change = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  const keep = async (set: { chatKeptDays: ChatDays } | { recordingKeptDays: RecordingDays }) => {
    const done = await act("updateTeam", { teamId, ...set });
    if (!done.ok) refused(done);
  };
  return {
    busy,
    chooseChat: (days: ChatDays) =>
      change(async () => {
        const asks = isShorter(days, chatDays);
        if (!asks || (await isSure({ chat: days, recordings: recordingDays }, "messages")))
          await keep({ chatKeptDays: days });
      }),
    chooseRecordings: (days: RecordingDays) =>
      change(async () => {
        const asks = isShorter(days, recordingDays);
        if (!asks || (await isSure({ chat: chatDays, recordings: days }, "recordings")))
          await keep({ recordingKeptDays: days });
      }),
  };
}

/** What is asked before a term is shortened. */
function useWords() {
  const say = useTexts(keepingTexts);
  const locale = useLocale();
  const termOf = (days: number | null) => (days === null ? say("forGood") : say("days", { count: days }));
  return (
    kind: "messages" | "recordings",
    { chat, recordings }: { chat: ChatDays; recordings: RecordingDays },
    preview: KeepingPreview,
  ) => {
    const isChat = kind === "messages";
    const title = isChat
      ? say("shortenMessages", { term: termOf(chat) })
      : say("shortenRecordings", { term: termOf(recordings) });
    const when = dateText(Date.parse(isChat ? preview.messagesGoAt : preview.recordingsGoAt), "full", locale);
    const count = isChat ? preview.messages : preview.recordings;
    const isMany = isChat && count >= constants.keeping.mostCounted;
    const text =
      count === 0
        ? say("nothingGoes", { when })
        : say(isMany ? "manyGo" : isChat ? "messagesGo" : "recordingsGo", { count, when });
    return { title, text, cancel: say("cancel") };
  };
}
