import { Select, Slider, TextInput } from "@mantine/core";
import type { DayPass, DayPassRate, WantedDayPass } from "@atrium/contract";
import { useEffect } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import buying from "../buying.module.css";
import styles from "./dayPass.module.css";
import type { DayPassModel } from "./dayPassModel.ts";
import { dayPassTexts } from "./texts.ts";

interface FieldsProps {
  model: DayPassModel;
  rate: DayPassRate;
  zones: readonly string[];
  /** Those that the team has already, and what time it is, for the calendar. */
  passes: readonly DayPass[];
  nowMs: number;
  wanted: WantedDayPass;
  change: (part: Partial<WantedDayPass>) => void;
}

/** Without it the fields beside it are enough. */
const calendar = optionalPart(async () => (await import("./PassCalendar.tsx")).PassCalendar);

/** From when to when a pass lasts, and for how many. */
export function PassFields(props: FieldsProps) {
  return (
    <>
      <When {...props} />
      <People {...props} />
    </>
  );
}

type Moment = "startDate" | "startTime" | "endDate" | "endTime";

function When({ model, zones, passes, nowMs, wanted, change }: FieldsProps) {
  const say = useTexts(dayPassTexts);
  useEffect(() => void calendar.want(), []);
  const field = (name: Moment, type: "date" | "time") => (
    <TextInput
      type={type}
      required
      withAsterisk={false}
      label={say(name)}
      value={wanted[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <section className={buying["card"]}>
      <h2>{say("when")}</h2>
      <div className={styles["when"]}>
        <div className={styles["chosen"]}>
          <calendar.Part wanted={wanted} passes={passes} nowMs={nowMs} change={change} />
          <div className={styles["beside"]}>
            <div className={styles["moments"]}>
              {field("startDate", "date")}
              {field("startTime", "time")}
              {field("endDate", "date")}
              {field("endTime", "time")}
            </div>
            <Select
              searchable
              allowDeselect={false}
              label={say("zone")}
              nothingFoundMessage={say("noZone")}
              value={wanted.timeZone}
              onChange={(timeZone) => (timeZone === null ? undefined : change({ timeZone }))}
              data={[...new Set([...zones, wanted.timeZone])]}
            />
          </div>
        </div>
      </div>
      <p className={buying["quiet"]} data-bad={model.fault !== null} role="status">
        {model.fault ?? [model.length, model.clocks].filter((each) => each !== null).join(" ")}
      </p>
    </section>
  );
}

function People({ rate, wanted: { people }, change }: FieldsProps) {
  const say = useTexts(dayPassTexts);
  const { minOnlineCapacity: min, smallMaxOnlineCapacity: small, maxOnlineCapacity: max } = rate;
  return (
    <section className={buying["card"]}>
      <div className={buying["line"]}>
        <h2>{say("online")}</h2>
        <output className={buying["people"]}>{people}</output>
      </div>
      <Slider
        className={buying["slider"] ?? ""}
        min={min}
        max={max}
        step={5}
        label={null}
        value={people}
        onChange={(value) => change({ people: value })}
        thumbLabel={say("online")}
        marks={[min, small, max].map((value) => ({ value, label: value }))}
      />
    </section>
  );
}
