import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import type { SlugCheck } from "./addressModel.ts";
import styles from "./create.module.css";

/** Beside an address: whether it is free. */
export function SlugMark({ check }: { check: SlugCheck }) {
  const say = useTexts(teamTexts);
  if (check.state !== "available" && check.state !== "taken") return null;
  const isFree = check.state === "available";
  const Mark = isFree ? IconCircleCheck : IconAlertCircle;
  return (
    <span className={styles[isFree ? "free" : "taken"]} role="status">
      <Mark size={16} aria-hidden />
      <span>{say(check.state)}</span>
    </span>
  );
}
