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
import { call, type Refused } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { keepingTexts } from "./keepingTexts.ts";

type ChatDays = TeamKeeping["chatDays"];
type RecordingDays = TeamKeeping["recordingDays"];
type Changed = { chatKeptDays: ChatDays } | { recordingKeptDays: RecordingDays };

/**
 * Changes how long things are kept; a term that is shorter than what holds is asked about first, with what it deletes and
 * when.
 */
export function useKeeping({ id: teamId, plan }: Pick<Team, "id" | "plan">, keeping: TeamKeeping) {
  const say = useTexts(keepingTexts);
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const refused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const { run, busy: isSet } = useAct("updateTeam", { onRefused: refused });
  const busy = isAsking || isSet;
  const { chatDays: chatKeptDays, recordingDays: recordingKeptDays } = keeping;
  const isSure = async (kind: "messages" | "recordings", days: number, set: Changed) => {
    const preview = await call("previewTeamKeeping", { teamId, chatKeptDays, recordingKeptDays, ...set });
    if (!preview.ok) refused(preview);
    return preview.ok && askConfirm({ ...words(kind, days, preview.value), act: say("shorten"), danger: true });
  };
  // What is chosen meanwhile is let go: a field that is disabled would lose the focus.
  const change = async (set: Changed, asks: (() => Promise<boolean>) | null) => {
    if (busy) return;
    setAsking(asks !== null);
    if (asks === null || (await asks().finally(() => setAsking(false)))) await run({ teamId, ...set });
  };
  return {
    busy,
    chooseChat: (days: ChatDays) => {
      const set = { chatKeptDays: days };
      const asks = days !== null && isShorter(days, heldDays(plan, keeping, Date.now()));
      return change(set, asks ? () => isSure("messages", days, set) : null);
    },
    chooseRecordings: (days: RecordingDays) => {
      const set = { recordingKeptDays: days };
      const asks = days !== null && isShorter(days, recordingKeptDays);
      return change(set, asks ? () => isSure("recordings", days, set) : null);
    },
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
  return (kind: "messages" | "recordings", days: number, preview: KeepingPreview) => {
    const isChat = kind === "messages";
    const term = say("days", { count: days });
    const title = say(isChat ? "shortenMessages" : "shortenRecordings", { term });
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
