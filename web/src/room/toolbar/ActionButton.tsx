import type { Ref } from "react";
import { GlassButton } from "../../ui/Glass.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { ActionTip } from "./ActionTip.tsx";
import styles from "./toolbar.module.css";

interface ActionButtonProps {
  action: ActionModel;
  ref?: Ref<HTMLButtonElement>;
}

/** An action in the row at the bottom. */
export function ActionButton({ action, ref, ...rest }: ActionButtonProps) {
  const { Icon, label, isOn, run, whyNot, key, tone, onTone, count } = action;
  return (
    <GlassButton
      ref={ref ?? null}
      {...rest}
      label={count === 0 ? label : `${label}, ${count}`}
      tip={<ActionTip action={action} />}
      tone={tone ?? (isOn === true ? (onTone ?? "active") : "rest")}
      refusedBecause={whyNot}
      aria-pressed={isOn ?? undefined}
      aria-keyshortcuts={key?.says}
      onClick={run ?? undefined}
    >
      <Icon size={21} stroke={tone === "leave" ? 2 : 1.75} />
      {count === 0 ? null : (
        <i className={styles["waiting"]} aria-hidden>
          {count}
        </i>
      )}
      {tone === "hand" ? <span aria-hidden>{label}</span> : null}
    </GlassButton>
  );
}
