import type { RateId } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Fragment } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { planTexts } from "../plan/texts.ts";
import styles from "./plans.module.css";
import type { Cell, Compared, PlanColumn, PlansModel } from "./plansModel.ts";
import { plansTexts } from "./texts.ts";

interface PlansTableProps {
  model: PlansModel;
  shown: Compared;
  /** The plan that is being chosen. */
  choosing: RateId | null;
  choose: (plan: RateId) => void;
}

/** Plans as columns; a narrow window shows only one of them. */
export function PlansTable({ model, shown, choosing, choose }: PlansTableProps) {
  const own = model.columns.find(({ isOwn }) => isOwn)?.plan;
  const marks = (plan: Compared) => ({ "data-shown": plan === shown, "data-own": plan === own });
  return (
    <table className={styles["plans"]}>
      <thead>
        <tr>
          <td />
          {model.columns.map((column) => (
            <th key={column.plan} scope="col" {...marks(column.plan)}>
              <PlanHead column={column} choosing={choosing} choose={choose} />
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

function PlanHead({ column, choosing, choose }: { column: PlanColumn } & Pick<PlansTableProps, "choosing" | "choose">) {
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
      <Choice plan={column.chooses} {...{ choosing, choose }} />
      <span className={styles["small"]}>{column.note}</span>
    </div>
  );
}

function Choice({ plan, choosing, choose }: { plan: RateId | null } & Pick<PlansTableProps, "choosing" | "choose">) {
  const say = useTexts(plansTexts);
  const sayPlan = useTexts(planTexts);
  if (plan === null) return null;
  return (
    <Button
      variant="secondary"
      loading={choosing === plan}
      disabled={choosing !== null && choosing !== plan}
      onClick={() => choose(plan)}
    >
      {say("choose", { plan: sayPlan(plan) })}
    </Button>
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
