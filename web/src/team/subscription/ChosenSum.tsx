import { Button } from "@mantine/core";
import type { ErrorCode } from "@atrium/contract";
import { errorText } from "@atrium/contract";
import { IconBuildingCommunity, IconLock } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import buying from "../buying.module.css";
import { planTexts } from "../plan/texts.ts";
import type { Chosen, SumModel } from "./subscriptionModel.ts";
import styles from "./subscription.module.css";
import { subscriptionTexts } from "./texts.ts";

interface SumProps {
  chosen: Chosen;
  model: SumModel;
  isChange: boolean;
  isCounting: boolean;
  /** Why the sum is not known, or this cannot be chosen; null if all is well. */
  problem: ErrorCode | null;
  /** Null where it cannot be bought. */
  pay: (() => void) | null;
  isBusy: boolean;
}

/** What a subscription or its change costs, and the way to its payment. */
export function ChosenSum({ chosen, model, isChange, isCounting, problem, pay, isBusy }: SumProps) {
  const say = useTexts(subscriptionTexts);
  const sayPlan = useTexts(planTexts);
  const name = say(chosen.period === "month" ? "nameMonth" : "nameYear", { plan: sayPlan(chosen.rateId) });
  const { lines, total, less } = model;
  return (
    <aside className={buying["sum"]} aria-label={name}>
      <div className={buying["what"]}>
        <span className={buying["mark"]}>
          <IconBuildingCommunity size={20} aria-hidden />
        </span>
        <div>
          <b>{name}</b>
          <small>{say("people", { count: chosen.people })}</small>
        </div>
      </div>
      <dl className={buying["prices"]} aria-busy={isCounting}>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.sum}</dd>
          </div>
        ))}
        <div className={buying["total"]}>
          <dt>{total.name}</dt>
          <dd>{total.sum}</dd>
        </div>
      </dl>
      {less === null ? null : <p className={styles["less"]}>{less}</p>}
      <p className={buying["quiet"]} role="status">
        {problem === null ? (isCounting ? say("counting") : null) : errorText(problem, currentLocale())}
      </p>
      {pay === null ? null : (
        <Button
          fullWidth
          size="md"
          leftSection={<IconLock size={18} aria-hidden />}
          disabled={isChange && !total.isFinal}
          loading={isBusy}
          onClick={pay}
        >
          {isChange && total.isFinal ? say("payNow", { sum: total.sum }) : say("goToPay")}
        </Button>
      )}
      {pay === null ? null : <p className={buying["quiet"]}>{say(isChange ? "changeNote" : "buyNote")}</p>}
    </aside>
  );
}
