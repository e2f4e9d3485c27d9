import { Tooltip } from "@mantine/core";
import { cloneElement, useState } from "react";
import type { ButtonHTMLAttributes, HTMLAttributes, KeyboardEvent, ReactElement, ReactNode, Ref } from "react";
import { flushSync } from "react-dom";
import styles from "./glass.module.css";

/*
 * Dark translucent glass that floats over a room: panels, buttons, chips, tips. The same in light and dark. Never put
 * it over anything that moves with people (the blur is expensive), and never glass inside glass.
 */
interface GlassPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Nearly opaque: for cards and tips over pale boards. */
  strong?: boolean;
  ref?: Ref<HTMLDivElement>;
}
export function GlassPanel({ strong = false, className, ...rest }: GlassPanelProps) {
  return <div className={join(styles["panel"], strong ? styles["strong"] : undefined, className)} {...rest} />;
}

interface GlassButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** Read by screen readers and shown in the tip. */
  label: string;
  tone?: "rest" | "active" | "off" | "leave" | "hand";
  /** Why it is disabled; the button stays focusable so that the reason can be read. */
  refusedBecause?: string | null;
  tip?: ReactNode;
  tipAt?: "top" | "right";
  ref?: Ref<HTMLButtonElement>;
}
export function GlassButton(props: GlassButtonProps) {
  const { label, tone = "rest", refusedBecause = null, tip, tipAt, className, onClick, ...rest } = props;
  return (
    <GlassTip label={refusedBecause ?? tip ?? label} {...(tipAt !== undefined && { at: tipAt })}>
      <button
        type="button"
        className={join(styles["button"], className)}
        data-tone={tone}
        aria-label={label}
        aria-disabled={refusedBecause === null ? undefined : true}
        onClick={refusedBecause === null ? onClick : undefined}
        {...rest}
      />
    </GlassTip>
  );
}

/** A chip in a corner; a button if it has an action. */
interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> {
  ref?: Ref<HTMLButtonElement>;
}
export function Chip({ className, onClick, ...rest }: ChipProps) {
  if (onClick === undefined && rest["aria-expanded"] === undefined) {
    return <span className={join(styles["chip"], className)}>{rest.children}</span>;
  }
  return <button type="button" className={join(styles["chip"], className)} onClick={onClick} {...rest} />;
}

interface GlassTipProps {
  label: ReactNode;
  /** Beside a button in a column, where it would cover the button above. */
  at?: "top" | "right";
  children: ReactElement<{ onKeyDownCapture?: (event: KeyboardEvent) => void }>;
}

/** A tooltip over a button. Escape closes it, and in the same press whatever else Escape closes. */
export function GlassTip({ label, at = "top", children }: GlassTipProps) {
  const [shut, setShut] = useState(false);
  // An open tooltip would stop the key, so it is closed before it gets the event.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    flushSync(() => setShut(true));
    setShut(false);
  };
  return (
    <Tooltip
      label={label}
      position={at}
      disabled={shut}
      openDelay={400}
      offset={8}
      classNames={{ tooltip: styles["tip"] ?? "" }}
    >
      {cloneElement(children, { onKeyDownCapture })}
    </Tooltip>
  );
}

/** A small dark pill over a picture, with a dot for something live. */
export function PicturePill({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={styles["pill"]}>
      {live ? <i className={styles["liveDot"]} /> : null}
      {children}
    </span>
  );
}

const join = (...names: (string | undefined)[]) => names.filter((name) => name !== undefined).join(" ");
