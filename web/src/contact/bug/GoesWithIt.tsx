import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconDeviceLaptop,
  IconId,
  IconMessageCircle,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { contactTexts } from "../texts.ts";
import styles from "./bug.module.css";

interface GoesWithItProps {
  hasName: boolean;
  isInSpace: boolean;
  /** How many the page noticed itself. */
  faults: number;
}

/** What is sent beside the words, and what never is. */
export function GoesWithIt({ hasName, isInSpace, faults }: GoesWithItProps) {
  const say = useTexts(contactTexts);
  const place = isInSpace ? "ownNameAndPlace" : hasName ? "ownNameAndPage" : "pageName";
  const rows = [
    { Icon: IconId, text: say(place) },
    ...(faults === 0 ? [] : [{ Icon: IconAlertTriangle, text: say("noticedFaults", { count: faults }) }]),
    { Icon: IconDeviceLaptop, text: say("browser") },
  ];
  return (
    <details className={styles["along"]} open>
      <summary>
        {say("goesWithIt")}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <ul>
        {rows.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span>{text}</span>
            <IconCheck size={18} className={styles["goes"]} aria-label={say("goes")} role="img" />
          </li>
        ))}
        <li data-never>
          <IconMessageCircle size={18} stroke={1.75} aria-hidden />
          <span>{say("chatsAndSound")}</span>
          <small>{say("never")}</small>
        </li>
      </ul>
    </details>
  );
}
