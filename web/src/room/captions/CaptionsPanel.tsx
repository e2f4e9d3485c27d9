import { NativeSelect, SegmentedControl } from "@mantine/core";
import { IconCopy, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type RefObject } from "react";
import { copyText } from "../../platform/clipboard.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { showToast } from "../../ui/toast.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { CAPTION_PLACES, CAPTION_SIZES, type CaptionChoice } from "./captionChoice.ts";
import type { ReadLine } from "./captionLines.ts";
import styles from "./captions.module.css";
import { languageName } from "./languageName.ts";
import { captionTexts } from "./texts.ts";
import type { RoomCaptions } from "./useCaptions.ts";

interface CaptionsPanelProps {
  captions: RoomCaptions;
  people: readonly PersonModel[];
  isPhone: boolean;
  closer: RefObject<HTMLButtonElement | null>;
}

/** All that was said since I read captions, under how I read them. */
export function CaptionsPanel({ captions, people, isPhone, closer }: CaptionsPanelProps) {
  const say = useTexts(captionTexts);
  const { lines, list } = captions;
  const close = () => list(false);
  useEscape(close);
  const copy = async () => {
    const isCopied = await copyText(lines.map(({ name, text }) => `${name}: ${text}`).join("\n"));
    showToast(isCopied ? { text: say("copied") } : { text: say("notCopied"), kind: "bad" });
  };
  return (
    <aside className={styles["panel"]} aria-label={say("title")} data-phone={isPhone}>
      <header>
        <h2>{say("title")}</h2>
        {lines.length === 0 ? null : (
          <button type="button" aria-label={say("copy")} title={say("copy")} onClick={() => void copy()}>
            <IconCopy size={18} stroke={1.75} aria-hidden />
          </button>
        )}
        <button ref={closer} type="button" aria-label={say("closeList")} title={say("closeList")} onClick={close}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </header>
      <Choices captions={captions} />
      <Lines lines={lines} people={people} />
      <footer>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        {say("hint")}
      </footer>
    </aside>
  );
}

function Choices({ captions: { offered, choice, choose } }: { captions: RoomCaptions }) {
  const say = useTexts(captionTexts);
  const locale = useLocale();
  const named = (languages: readonly string[]) =>
    languages.map((code) => ({ value: code, label: languageName(code, locale) }));
  return (
    <div className={styles["choices"]}>
      {offered.read.length === 0 ? (
        <p>{say("asSpoken")}</p>
      ) : (
        <NativeSelect
          label={say("read")}
          data={named(offered.read)}
          value={choice.reads}
          onChange={(event) => choose({ reads: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={say("speak")}
        data={named(offered.spoken)}
        value={choice.speaks}
        onChange={(event) => choose({ speaks: event.currentTarget.value })}
      />
      <div className={styles["looks"]}>
        <SegmentedControl
          aria-label={say("size")}
          data={CAPTION_SIZES.map((size) => ({ value: size, label: <SizeLetter size={size} says={say(size)} /> }))}
          value={choice.size}
          onChange={(size) => choose({ size })}
        />
        <SegmentedControl
          aria-label={say("place")}
          data={CAPTION_PLACES.map((place) => ({ value: place, label: say(place) }))}
          value={choice.place}
          onChange={(place) => choose({ place })}
        />
      </div>
    </div>
  );
}

function SizeLetter({ size, says }: { size: CaptionChoice["size"]; says: string }) {
  return (
    <span className={styles["letter"]} data-size={size}>
      <span aria-hidden>A</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}

/** The newest stays in sight, unless somebody reads further up. */
function Lines({ lines, people }: { lines: readonly ReadLine[]; people: readonly PersonModel[] }) {
  const say = useTexts(captionTexts);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const onScroll = () => {
    const { current } = list;
    if (current !== null) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40;
  };
  return (
    <ol ref={list} className={styles["lines"]} aria-label={say("lines")} tabIndex={0} onScroll={onScroll}>
      {lines.length === 0 ? <li>{say("waiting")}</li> : null}
      {lines.map((line) => (
        <Line
          key={`${line.accountId} ${line.line} ${line.atMs}`}
          line={line}
          person={people.find(({ accountId }) => accountId === line.accountId)}
        />
      ))}
    </ol>
  );
}

function Line({ line, person }: { line: ReadLine; person: PersonModel | undefined }) {
  const say = useTexts(captionTexts);
  const locale = useLocale();
  return (
    <li>
      <p className={styles["speaker"]}>
        {person === undefined ? null : <Face look={person} size={22} />}
        <b dir="auto">{line.name}</b>
        <time>{dateText(line.atMs, "time", locale)}</time>
      </p>
      <p dir="auto" data-final={line.isFinal}>
        {line.text}
      </p>
      <p className={styles["original"]} dir="auto">
        {line.original ?? say("speaks", { language: languageName(line.spoken, locale) })}
      </p>
    </li>
  );
}
