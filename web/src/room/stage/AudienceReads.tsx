import { bounds } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./stageCards.module.css";
import { stageTexts } from "./texts.ts";
import type { Reads } from "./useReads.ts";

/** What stands over the presenters, changed where it is read: a line is kept as one leaves it. */
export function AudienceReads({ reads: { title, description, keep } }: { reads: Reads }) {
  const say = useTexts(stageTexts);
  if (keep === null) return null;
  return (
    <section className={styles["reads"]} aria-label={say("audienceReads")}>
      <h3 className={styles["section"]}>{say("audienceReads")}</h3>
      <Line
        label={say("stageTitle")}
        value={title}
        max={bounds.title.max}
        keep={(stageTitle) => keep({ stageTitle })}
      />
      <Line
        label={say("stageDescription")}
        value={description}
        max={bounds.description.max}
        keep={(stageDescription) => keep({ stageDescription })}
      />
    </section>
  );
}

interface LineProps {
  label: string;
  value: string;
  max: number;
  keep: (value: string) => void;
}

/** Drawn anew once another host has changed it. */
function Line({ label, value, max, keep }: LineProps) {
  return (
    <input
      key={value}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maxLength={max}
      autoComplete="off"
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        if (typed !== value) keep(typed);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur();
      }}
    />
  );
}
