import {
  errorText,
  type DayPass,
  type DayPassRate,
  type ErrorCode,
  type Team,
  type TeamId,
  type WantedDayPass,
} from "@atrium/contract";
import { IconArrowLeft, IconInfoCircle } from "@tabler/icons-react";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { Row, Rows } from "../../ui/list/Row.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import buying from "../buying.module.css";
import { toPlansOf } from "../plans/toPlansOf.ts";
import { dayPassModel, passLines } from "./dayPassModel.ts";
import { MovePassDialog } from "./MovePassDialog.tsx";
import { PassFields } from "./PassFields.tsx";
import { PassSum } from "./PassSum.tsx";
import styles from "./dayPass.module.css";
import { dayPassTexts } from "./texts.ts";

interface DayPassViewProps {
  team: Team;
  rate: DayPassRate;
  zones: readonly string[];
  /** Those that the team has bought already. */
  passes: readonly DayPass[];
  /** Why none can be bought; null if one can. */
  obstacle: ErrorCode | null;
  wanted: WantedDayPass;
  nowMs: number;
  isBusy: boolean;
  change: (part: Partial<WantedDayPass>) => void;
  pay: () => void;
}

export function DayPassView({ team, rate, zones, passes, obstacle, wanted, nowMs, ...acts }: DayPassViewProps) {
  const say = useTexts(dayPassTexts);
  const locale = currentLocale();
  const model = dayPassModel({ wanted, rate, nowMs }, { locale, say });
  const title = say("title", { team: team.name });
  useTitle(title);
  return (
    <div className={buying["page"]}>
      <header className={buying["top"]}>
        <Link {...toPlansOf(team.id)} className={buying["back"]}>
          <IconArrowLeft size={18} aria-hidden /> {say("back")}
        </Link>
      </header>
      <main className={buying["main"]}>
        <div>
          <PageTitle>{title}</PageTitle>
          <p className={buying["lead"]}>{say("lead")}</p>
        </div>
        {obstacle === null ? null : (
          <p className={buying["obstacle"]}>
            <IconInfoCircle size={18} aria-hidden /> {errorText(obstacle, locale)}
          </p>
        )}
        <div className={buying["columns"]}>
          <div className={buying["fields"]}>
            <PassFields {...{ model, rate, zones, passes, nowMs, wanted }} change={acts.change} />
            <section className={buying["card"]}>
              <h2>{say("ends")}</h2>
              <p className={buying["quiet"]}>{say("endsLead")}</p>
            </section>
          </div>
          <PassSum model={model} pay={obstacle === null ? acts.pay : null} isBusy={acts.isBusy} />
        </div>
        <OwnPasses teamId={team.id} passes={passes} zones={zones} nowMs={nowMs} />
      </main>
    </div>
  );
}

interface OwnPassesProps extends Pick<DayPassViewProps, "passes" | "zones" | "nowMs"> {
  teamId: TeamId;
}

function OwnPasses({ passes, ...rest }: OwnPassesProps) {
  const say = useTexts(dayPassTexts);
  const [moved, setMoved] = useState<DayPass | null>(null);
  if (passes.length === 0) return null;
  return (
    <section className={styles["own"]}>
      <h2>{say("own")}</h2>
      <Rows>
        {passLines(passes, { locale: currentLocale(), say }).map(({ id, title, note, state }) => (
          <Row key={id} title={title} note={note}>
            <span className={styles["state"]} data-state={state}>
              {say(state)}
            </span>
            {state === "waiting" ? (
              <Button variant="secondary" onClick={() => setMoved(passes.find((pass) => pass.id === id) ?? null)}>
                {say("move")}
              </Button>
            ) : null}
          </Row>
        ))}
      </Rows>
      <MovePassDialog {...rest} passes={passes} pass={moved} onClose={() => setMoved(null)} />
    </section>
  );
}
