import type { AccountId } from "@atrium/contract";
import { IconArrowsMaximize } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import { roomTexts } from "../../texts.ts";
import styles from "../roomMap.module.css";
import { ScreenPaused } from "./ScreenPaused.tsx";

/** The dotted line from a shared screen to its sharer. */
export function Tether({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles["tether"]} data-tether />;
}

interface ScreenWearsProps {
  sharer: PersonModel;
  expand: (accountId: AccountId) => void;
}

/** Over a shared screen: whose it is, that they have paused, and the way to see it larger. */
export function ScreenWears({ sharer, expand }: ScreenWearsProps) {
  const say = useTexts(roomTexts);
  const label = sharer.isMe ? say("mySharedScreen") : say("sharesScreen", { name: sharer.name });
  return (
    <>
      <ScreenPaused sharer={sharer} at="bottom" />
      <span className={styles["tileName"]}>
        <Face look={sharer} size={20} />
        <span>{label}</span>
      </span>
      <button
        type="button"
        className={styles["expand"]}
        data-enlarge
        aria-label={`${say("enlarge")}: ${label}`}
        onClick={() => expand(sharer.accountId)}
      >
        <IconArrowsMaximize size={16} stroke={2} aria-hidden />
      </button>
    </>
  );
}
