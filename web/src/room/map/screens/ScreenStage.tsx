import { IconArrowsMinimize } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { useEscape } from "../../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../../texts.ts";
import type { PersonModel } from "../../people/personModel.ts";
import { PictureView } from "../PictureView.tsx";
import type { ScreenModel } from "../roomMapModel.ts";
import { ScreenPaused } from "./ScreenPaused.tsx";
import styles from "./screenStage.module.css";

interface ScreenStageProps {
  screen: ScreenModel;
  /** Who speaks now: their bubbles lie under the screen. */
  speakers: readonly PersonModel[];
  close: () => void;
}

/** A shared screen over the whole window; Escape leads back to the room. */
export function ScreenStage({ screen, speakers, close }: ScreenStageProps) {
  const say = useTexts(roomTexts);
  useEscape(close);
  useFocusReturn();
  const { sharer, picture } = screen;
  return (
    <section className={styles["stage"]} aria-label={say("sharesScreen", { name: sharer.name })}>
      <div className={styles["top"]}>
        <Face look={sharer} size={28} />
        <span className={styles["title"]}>
          {sharer.isMe ? say("mySharedScreen") : say("sharesScreen", { name: sharer.name })}
        </span>
        <Speakers people={speakers} />
        <button type="button" autoFocus onClick={close}>
          <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
          {say("shrink")}
        </button>
      </div>
      {picture === null ? <p>{say("screenComing")}</p> : <PictureView picture={picture} />}
      <ScreenPaused sharer={sharer} at="bottom" />
    </section>
  );
}

/** How many faces, the first with a name, fit beside the title of a narrow window. */
const MOST_FACES = 3;

function Speakers({ people }: { people: readonly PersonModel[] }) {
  const say = useTexts(roomTexts);
  const [first] = people;
  if (first === undefined) return null;
  const name = first.isMe ? say("you") : first.name;
  return (
    <span className={styles["speakers"]} data-testid="stage-speakers">
      {people.slice(0, MOST_FACES).map((person) => (
        <Face key={person.accountId} look={person} size={28} className={styles["speaking"] ?? ""} />
      ))}
      <span className={styles["speaker"]}>
        {people.length === 1 ? name : say("andMore", { name, count: people.length - 1 })}
      </span>
    </span>
  );
}
