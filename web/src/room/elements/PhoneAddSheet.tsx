import { IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { AddPanel, type AddPanelProps } from "./AddPanel.tsx";
import styles from "./phoneSheet.module.css";
import { elementTexts } from "./texts.ts";

/** The kinds of elements to add, as a bottom sheet on a phone. */
export function PhoneAddSheet({ roomName, ...panel }: Omit<AddPanelProps, "isPhone"> & { roomName: string }) {
  const say = useTexts(elementTexts);
  useEscape(panel.close);
  return (
    <section className={styles["sheet"]} aria-label={say("addTo", { room: roomName })}>
      <header>
        <b>{say("addTo", { room: roomName })}</b>
        <button type="button" aria-label={say("close")} onClick={panel.close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      <AddPanel {...panel} isPhone />
    </section>
  );
}
