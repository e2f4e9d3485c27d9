import { IconAdjustmentsHorizontal, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { createPortal } from "react-dom";
import type { DeviceSettings } from "../media/index.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useMedia } from "../platform/useMedia.ts";
import styles from "./DeviceCheck.module.css";
import { spaceTexts } from "./texts.ts";

/** Both are part of the room's chunk, which loads while the card is read. */
const Dialog = lazy(async () => ({ default: (await import("../room/index.ts")).DeviceSettingsDialog }));
const Panel = lazy(async () => ({ default: (await import("../room/index.ts")).DevicePanel }));

/** There is room for a second card beside the first. */
const BESIDE = "(min-width: 900px) and (min-height: 600px)";

interface DeviceCheckProps {
  /** Null if there is nothing to test. */
  devices: DeviceSettings | null;
  /** They are entering: the devices are released. */
  isOver: boolean;
  /** For screenshots: open from the start. */
  startsOpen?: boolean;
  /** Renders the card, with the link it is given. */
  children: (link: ReactNode) => ReactNode;
}

/**
 * A test of camera, microphone and speaker before entering. The browser is asked for nothing before the link is
 * clicked.
 */
export function DeviceCheck({ devices, isOver, startsOpen = false, children }: DeviceCheckProps) {
  const [isAsked, setAsked] = useState(startsOpen);
  const isBeside = useMedia(BESIDE);
  const id = useId();
  const link = useRef<HTMLButtonElement>(null);
  const opened = isAsked && devices !== null && !isOver;
  const close = () => {
    setAsked(false);
    if (isBeside) link.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && opened && isBeside) close();
  };
  const button =
    devices === null ? null : (
      <CheckLink ref={link} panelId={id} {...{ opened, isBeside }} press={() => setAsked(!isAsked)} />
    );
  return (
    <main className={styles["pair"]} data-beside={opened && isBeside} onKeyDown={closeOnEscape}>
      {children(button)}
      {opened && isBeside ? (
        <div className={styles["panel"]}>
          <Suspense fallback={null}>
            <Panel id={id} settings={devices} close={close} />
          </Suspense>
        </div>
      ) : null}
      {/* Over the whole page: the card is a page of its own only on a phone. */}
      {opened && !isBeside
        ? createPortal(
            <div className={styles["over"]}>
              <Suspense fallback={null}>
                <Dialog settings={devices} opened close={close} />
              </Suspense>
            </div>,
            document.body,
          )
        : null}
    </main>
  );
}

interface CheckLinkProps {
  ref: Ref<HTMLButtonElement>;
  panelId: string;
  opened: boolean;
  isBeside: boolean;
  press: () => void;
}

function CheckLink({ ref, panelId, opened, isBeside, press }: CheckLinkProps) {
  const say = useTexts(spaceTexts);
  const Chevron = opened ? IconChevronLeft : IconChevronRight;
  const told = isBeside ? { "aria-expanded": opened, "aria-controls": opened ? panelId : undefined } : null;
  return (
    <button
      ref={ref}
      type="button"
      className={styles["check"]}
      data-open={opened}
      {...(told ?? { "aria-haspopup": "dialog" })}
      onClick={press}
    >
      <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      {say("checkDevices")}
      {isBeside ? <Chevron size={16} stroke={2} aria-hidden /> : null}
    </button>
  );
}
