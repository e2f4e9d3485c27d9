import { NumberInput, Radio, SegmentedControl, Slider } from "@mantine/core";
import type { PaidRate, TeamSubscription } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import buying from "../buying.module.css";
import { planTexts } from "../plan/texts.ts";
import { periodsOf, rangeOf, type Chosen } from "./subscriptionModel.ts";
import styles from "./subscription.module.css";
import { subscriptionTexts } from "./texts.ts";

interface FieldsProps {
  chosen: Chosen;
  rate: PaidRate;
  rates: readonly PaidRate[];
  had: TeamSubscription | null;
  change: (part: Partial<Chosen>) => void;
}

/** The plan, for how many people, and how often it is paid for. */
export function ChosenFields(props: FieldsProps) {
  return (
    <>
      <Which {...props} />
      <People {...props} />
      <Periods {...props} />
    </>
  );
}

function Which({ rates, chosen, change }: FieldsProps) {
  const say = useTexts(subscriptionTexts);
  const sayPlan = useTexts(planTexts);
  if (rates.length < 2) return null;
  return (
    <SegmentedControl
      fullWidth
      aria-label={say("plan")}
      value={chosen.rateId}
      onChange={(value) => change({ rateId: rates.find(({ id }) => id === value)?.id ?? chosen.rateId })}
      data={rates.map(({ id }) => ({ value: id, label: sayPlan(id) }))}
    />
  );
}

function People({ rate, rates, had, chosen: { people }, change }: FieldsProps) {
  const say = useTexts(subscriptionTexts);
  const { min, max } = rangeOf(rate.id, had, rates);
  const isFixed = min === max;
  const set = (value: number) => change({ people: value });
  return (
    <section className={buying["card"]}>
      <div className={buying["line"]}>
        <h2>{say("online")}</h2>
        {isFixed ? (
          <output className={buying["people"]}>{people}</output>
        ) : (
          <TypedPeople {...{ people, min, max, set }} />
        )}
      </div>
      {isFixed ? (
        <p className={buying["quiet"]}>{say("fixed", { count: max })}</p>
      ) : (
        <Slider
          className={buying["slider"] ?? ""}
          {...{ min, max }}
          label={null}
          value={people}
          onChange={set}
          thumbLabel={say("online")}
          marks={[min, max].map((value) => ({ value, label: value }))}
        />
      )}
      {had === null ? null : <p className={buying["quiet"]}>{say("now", { count: had.people })}</p>}
    </section>
  );
}

interface TypedPeopleProps {
  people: number;
  min: number;
  max: number;
  set: (people: number) => void;
}

/** Also holds what is no number that can be chosen, for as long as it is typed: once left, it says what is chosen. */
function TypedPeople({ people, min, max, set }: TypedPeopleProps) {
  const say = useTexts(subscriptionTexts);
  const chosen: { typed: number | string; people: number } = { typed: people, people };
  const [shown, show] = useState(chosen);
  if (shown.people !== people) show(chosen);
  const type = (typed: number | string) => {
    show({ typed, people });
    if (typeof typed === "number" && typed >= min && typed <= max) set(typed);
  };
  return (
    <NumberInput
      className={styles["count"] ?? ""}
      aria-label={say("online")}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="blur"
      {...{ min, max }}
      value={shown.typed}
      onChange={type}
      onBlur={() => show(chosen)}
    />
  );
}

function Periods({ rate, chosen: { people, period }, had, change }: FieldsProps) {
  const say = useTexts(subscriptionTexts);
  return (
    <section className={buying["card"]}>
      <h2>{say("period")}</h2>
      <Radio.Group
        aria-label={say("period")}
        value={period}
        onChange={(value) => change({ period: value === "month" ? "month" : "year" })}
      >
        <div className={styles["periods"]}>
          {periodsOf({ rate, people }, { locale: currentLocale(), say }).map((way) => (
            <Radio.Card
              key={way.period}
              value={way.period}
              className={styles["period"] ?? ""}
              disabled={way.period === "month" && had?.period === "year"}
            >
              <Radio.Indicator />
              <span>
                {way.name} {way.saving === null ? null : <em>{way.saving}</em>}
                <small>{way.sum}</small>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </section>
  );
}
