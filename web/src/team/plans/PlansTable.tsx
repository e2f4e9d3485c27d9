import type { BillingPeriod, RateId, Team } from "@atrium/contract";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Fragment } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { planTexts } from "../plan/texts.ts";
import styles from "./plans.module.css";
import type { Cell, Compared, PlanColumn, PlansModel } from "./plansModel.ts";
import { plansTexts } from "./texts.ts";

interface PlansTableProps {
  model: PlansModel;
  shown: Compared;
  team: Team;
  period: BillingPeriod;
}

/** Plans as columns; a narrow window shows only one of them. */
export function PlansTable({ model, shown, ...chosen }: PlansTableProps) {
  const own = model.columns.find(({ isOwn }) => isOwn)?.plan;
  const marks = (plan: Compared) => ({ "data-shown": plan === shown, "data-own": plan === own });
  return (
    <table className={styles["plans"]}>
      <thead>
        <tr>
          <td />
          {model.columns.map((column) => (
            <th key={column.plan} scope="col" {...marks(column.plan)}>
              <PlanHead column={column} {...chosen} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.groups.map((group) => (
          <Fragment key={group.name}>
            <tr className={styles["group"]}>
              <th scope="rowgroup">{group.name}</th>
              {model.columns.map(({ plan }) => (
                <td key={plan} {...marks(plan)} />
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map(({ plan, value }) => (
                  <td key={plan} {...marks(plan)}>
                    <Value of={value} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type ChosenFor = Pick<PlansTableProps, "team" | "period">;

function PlanHead({ column, ...chosen }: { column: PlanColumn } & ChosenFor) {
  const say = useTexts(plansTexts);
  const sayPlan = useTexts(planTexts);
  return (
    <div className={styles["planHead"]}>
      <span className={styles["name"]}>
        {sayPlan(column.plan)}
        {column.isOwn ? <span className={styles["own"]}>{say("own")}</span> : null}
      </span>
      <span className={styles["price"]}>
        <b>{column.price}</b> {column.unit}
      </span>
      <span className={styles["small"]}>{column.lead}</span>
      <Choice plan={column.chooses} isOwn={column.isOwn} {...chosen} />
      <span className={styles["small"]}>{column.note}</span>
    </div>
  );
}

function Choice({ plan, isOwn, team, period }: { plan: RateId | null; isOwn: boolean } & ChosenFor) {
  const say = useTexts(plansTexts);
  const sayPlan = useTexts(planTexts);
  if (plan === null) return null;
  return (
    <ButtonLink
      to="/dashboard/team/$teamId/upgrade/{-$step}"
      params={{ teamId: team.id, step: "subscription" }}
      search={{ rateId: plan, period }}
      variant="secondary"
      {...(isOwn ? {} : { "aria-label": say("choosesPlan", { plan: sayPlan(plan) }) })}
    >
      {say(isOwn ? "changeOwn" : "choose")}
    </ButtonLink>
  );
}

function Value({ of: value }: { of: Cell }) {
  const say = useTexts(plansTexts);
  if (typeof value === "string") return value;
  return (
    <>
      {value ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
      <span className="visually-hidden">{say(value ? "has" : "hasNot")}</span>
    </>
  );
}
