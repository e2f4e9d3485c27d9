import {
  constants,
  errorText,
  PLAN_TERMS,
  type KeepingPreview,
  type Plan,
  type Team,
  type TeamKeeping,
} from "@atrium/contract";
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

/**
 * Changes how long things are kept; a term that is shorter than what holds is asked about first, with what it deletes and
 * when.
 */
export function useKeeping({ id: teamId, plan }: Pick<Team, "id" | "plan">, keeping: TeamKeeping) {
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
  // What is chosen meanwhile is let go: a field that is disabled would lose the focus.
  const change = async (work: () => Promise<void>) => {
    if (busy) return;
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
        const asks = isShorter(days, heldDays(plan, keeping, Date.now()));
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

/** How many days of messages hold by the choice and, where it already deletes, by the plan. */
export function heldDays(plan: Plan, { chatDays, planBindsAt }: TeamKeeping, nowMs: number): number | null {
  const hasPlans = planBindsAt !== null && Date.parse(planBindsAt) <= nowMs;
  const planDays = hasPlans ? PLAN_TERMS[plan].chatKeptDays : null;
  return isShorter(planDays, chatDays) ? planDays : chatDays;
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
    const count = isChat ? preview.messages : preview.recordings;
    // Either binds when messages go; recordings are announced first.
    const at = isChat || count === 0 ? preview.messagesGoAt : preview.recordingsGoAt;
    const when = dateText(Date.parse(at), "full", locale);
    const isMany = isChat && count >= constants.keeping.mostCounted;
    const text =
      count === 0
        ? say("nothingGoes", { when })
        : say(isMany ? "manyGo" : isChat ? "messagesGo" : "recordingsGo", { count, when });
    return { title, text, cancel: say("cancel") };
  };
}
