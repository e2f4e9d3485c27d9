import { IconListDetails } from "@tabler/icons-react";
import type { RoomType } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useNow } from "../../platform/useNow.ts";
import { isFocusLost } from "../../ui/focus/useLostFocus.ts";
import { useBodyMark } from "../../ui/useBodyMark.ts";
import type { PersonModel } from "../people/personModel.ts";
import { CaptionsPanel } from "./CaptionsPanel.tsx";
import { shownNow, type ReadLine } from "./captionLines.ts";
import styles from "./captions.module.css";
import { languageName } from "./languageName.ts";
import { captionTexts } from "./texts.ts";
import type { RoomCaptions } from "./useCaptions.ts";

export interface CaptionsViewProps {
  captions: RoomCaptions;
  people: readonly PersonModel[];
  roomType: RoomType;
  hasTwoRows: boolean;
  /** Nobody stands beside the room: tiles or the list take the whole width. */
  isWide: boolean;
  isPhone: boolean;
}

/**
 * The last words in two lines over the room, and beside it all that was said. They come too fast to be read aloud, so
 * they are no live region; the list can be read at one's own speed.
 */
export function CaptionsView({ captions, people, roomType, hasTwoRows, isWide, isPhone }: CaptionsViewProps) {
  const { choice, isListed, list } = captions;
  const say = useTexts(captionTexts);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useFocusAlong(isListed, opener, closer);
  useBodyMark("captions", hasTwoRows ? choice.place : "over");
  return (
    <>
      <section
        className={styles["overlay"]}
        aria-label={say("title")}
        aria-live="off"
        data-place={choice.place}
        data-size={choice.size}
        data-room={roomType}
        data-rows={hasTwoRows}
        data-wide={isWide}
        data-phone={isPhone}
        data-testid="captions"
      >
        <Words captions={captions} />
        {isListed ? null : (
          <button
            ref={opener}
            type="button"
            className={styles["more"]}
            aria-label={say("openList")}
            title={say("openList")}
            onClick={() => list(true)}
          >
            <IconListDetails size={18} stroke={1.75} aria-hidden />
          </button>
        )}
      </section>
      {isListed ? <CaptionsPanel captions={captions} people={people} isPhone={isPhone} closer={closer} /> : null}
    </>
  );
}

/** One button goes as the other comes: whoever has pressed one stands on the other. */
function useFocusAlong(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  closer: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  const follow = useEffectEvent((isNowOpen: boolean) => {
    if (isFocusLost(document)) (isNowOpen ? closer : opener).current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wasOpen.current !== isOpen) follow(isOpen);
    wasOpen.current = isOpen;
  }, [isOpen]);
}

const LOOK_EVERY_MS = 1000;

function Words({ captions }: { captions: RoomCaptions }) {
  const nowMs = useNow(LOOK_EVERY_MS);
  const shown = shownNow(captions, nowMs);
  if (shown === null) return <Quiet captions={captions} />;
  const { line, before } = shown;
  return (
    <>
      <Who line={line} />
      <p className={styles["words"]} dir="auto">
        <span>
          {before === "" ? null : `${before} `}
          <span data-final={line.isFinal}>{line.isFinal ? line.text : `${line.text}…`}</span>
        </span>
      </p>
    </>
  );
}

/** While nobody is read. That one is lost hides nobody else's words. */
function Quiet({ captions: { lines, lost } }: { captions: RoomCaptions }) {
  const say = useTexts(captionTexts);
  if (lost.size > 0) return <p className={styles["quiet"]}>{say("lost")}</p>;
  return lines.length > 0 ? null : <p className={styles["quiet"]}>{say("waiting")}</p>;
}

function Who({ line }: { line: ReadLine }) {
  const say = useTexts(captionTexts);
  const locale = useLocale();
  const about = { name: line.name, language: languageName(line.spoken, locale) };
  return (
    <p className={styles["who"]} dir="auto">
      {line.original === null ? line.name : say("from", about)}
    </p>
  );
}
