import { NativeSelect } from "@mantine/core";
import { constants, PLAN_TERMS, type Team, type TeamKeeping } from "@atrium/contract";
import { useState } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Setting } from "../../ui/page/Section.tsx";
import { keepingTexts } from "./keepingTexts.ts";
import styles from "./teamLook.module.css";
import { heldDays, useKeeping } from "./useKeeping.ts";

/** How long messages and recordings are kept: for whoever may change it. */
export function TeamKeepingSetting({ team, keeping }: { team: Team; keeping: TeamKeeping }) {
  const say = useTexts(keepingTexts);
  const { chooseChat, chooseRecordings, busy } = useKeeping(team, keeping);
  const [nowMs] = useState(() => Date.now());
  // Where the plan keeps even less, the day of the choice says nothing.
  const isChosen = heldDays(team.plan, keeping, nowMs) === keeping.chatDays;
  const isLimited = PLAN_TERMS[team.plan].chatKeptDays !== null;
  const { chatDays, recordingDays } = constants.keeping;
  return (
    <Setting title={say("title")} lead={say("lead")}>
      <div className={styles["switches"]}>
        <div>
          <NativeSelect
            label={say("messages")}
            description={say("messagesLead")}
            aria-busy={busy}
            value={String(keeping.chatDays)}
            data={optionsOf(chatDays, isLimited ? say("asPlan") : say("forGood"), say)}
            onChange={(event) => void chooseChat(chosenOf(chatDays, event.currentTarget.value))}
          />
          <PlanNote team={team} planBindsAt={keeping.planBindsAt} />
          <BindsNote at={isChosen ? keeping.chatBindsAt : null} />
        </div>
        <div>
          <NativeSelect
            label={say("recordings")}
            description={say("recordingsLead")}
            aria-busy={busy}
            value={String(keeping.recordingDays)}
            data={optionsOf(recordingDays, say("days", { count: constants.keeping.mostRecordingDays }), say)}
            onChange={(event) => void chooseRecordings(chosenOf(recordingDays, event.currentTarget.value))}
          />
          <BindsNote at={keeping.recordingsBindAt} />
        </div>
      </div>
    </Setting>
  );
}

/** The longest first. */
const optionsOf = (days: readonly number[], longest: string, say: Say<(typeof keepingTexts)["entries"]>) => [
  { value: "null", label: longest },
  ...days.toReversed().map((count) => ({ value: String(count), label: say("days", { count }) })),
];

const chosenOf = <Days extends number>(days: readonly Days[], value: string): Days | null =>
  days.find((each) => String(each) === value) ?? null;

/** What the free plan keeps, before it deletes anything. */
export function PlanNote({ team, planBindsAt }: { team: Team; planBindsAt: string | null }) {
  const say = useTexts(keepingTexts);
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const count = PLAN_TERMS[team.plan].chatKeptDays;
  if (count === null || planBindsAt === null) return null;
  const bindsMs = Date.parse(planBindsAt);
  return (
    <p className={styles["help"]}>
      {bindsMs > nowMs
        ? say("planWillKeep", { day: dateText(bindsMs, "date", locale), count })
        : say("planKeeps", { count })}
    </p>
  );
}

function BindsNote({ at }: { at: string | null }) {
  const say = useTexts(keepingTexts);
  const locale = useLocale();
  if (at === null) return null;
  return (
    <p className={styles["help"]} role="status">
      {say("bindsAt", { when: dateText(Date.parse(at), "full", locale) })}
    </p>
  );
}
