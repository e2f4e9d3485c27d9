import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { LinkField } from "../../elements/LinkField.tsx";
import asideStyles from "../../aside.module.css";
import stageStyles from "../stageCards.module.css";
import styles from "./background.module.css";
import { backgroundTexts } from "./texts.ts";
import type { Background, BackgroundActs } from "./useBackground.ts";

/** A host chooses the video behind the presenters, or takes it away. */
export function BackgroundChoice({ background: { record, acts } }: { background: Background }) {
  const say = useTexts(backgroundTexts);
  const [isReplacing, replace] = useState(false);
  if (acts === null) return null;
  return (
    <section aria-label={say("title")}>
      <h3 className={stageStyles["section"]}>{say("title")}</h3>
      {record === null || isReplacing ? (
        <Link acts={acts} isAsked={isReplacing} done={() => replace(false)} />
      ) : (
        <div className={`${asideStyles["acts"]} ${styles["acts"]}`}>
          <button type="button" onClick={() => replace(true)}>
            {say("replace")}
          </button>
          <button type="button" aria-label={say("removeNamed")} onClick={acts.remove}>
            {say("remove")}
          </button>
        </div>
      )}
    </section>
  );
}

interface LinkProps {
  acts: BackgroundActs;
  /** The host has just asked to replace the video, so the field takes the focus. */
  isAsked: boolean;
  done: () => void;
}

function Link({ acts, isAsked, done }: LinkProps) {
  const say = useTexts(backgroundTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return (
    <>
      <p className={stageStyles["lead"]}>{say("lead")}</p>
      <LinkField
        kind="video"
        field={field}
        isPhone={false}
        kinds={["video"]}
        add={(data) => {
          if (data.type === "video") acts.set(data.url);
          done();
        }}
      />
    </>
  );
}
