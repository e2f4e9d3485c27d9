import { Button } from "@mantine/core";
import { IconCalendarEvent, IconLock } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import buying from "../buying.module.css";
import type { DayPassModel } from "./dayPassModel.ts";
import { dayPassTexts } from "./texts.ts";

interface SumProps {
  model: DayPassModel;
  /** Null where none can be bought. */
  pay: (() => void) | null;
  isBusy: boolean;
}

/** What a pass costs, and the way to its payment. */
export function PassSum({ model, pay, isBusy }: SumProps) {
  const say = useTexts(dayPassTexts);
  return (
    <aside className={buying["sum"]} aria-label={model.name}>
      <div className={buying["what"]}>
        <span className={buying["mark"]} data-of="pass">
          <IconCalendarEvent size={20} aria-hidden />
        </span>
        <div>
          <b>{model.name}</b>
          <small>{model.people}</small>
        </div>
      </div>
      {model.sum === "" ? null : (
        <dl className={buying["prices"]}>
          <div>
            <dt>{model.days}</dt>
            <dd>{model.sum}</dd>
          </div>
          <div className={buying["total"]}>
            <dt>{say("sum")}</dt>
            <dd>{model.sum}</dd>
          </div>
        </dl>
      )}
      {pay === null ? null : (
        <>
          <Button
            fullWidth
            size="md"
            leftSection={<IconLock size={18} aria-hidden />}
            disabled={model.sum === ""}
            loading={isBusy}
            onClick={pay}
          >
            {say("pay")}
          </Button>
          <p className={buying["quiet"]}>{say("taxNote")}</p>
        </>
      )}
    </aside>
  );
}
