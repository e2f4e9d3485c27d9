import { VIDEO_BACKGROUNDS } from "@atrium/contract";
import { IconCircleOff, IconUpload, IconX } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Backdrop, BackdropChoice } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { videoBackgroundUrl } from "../../ui/artwork.ts";
import styles from "./BackdropPart.module.css";
import { backdropTexts } from "./backdropTexts.ts";

const [personUrl = ""] = Object.values<string>(
  import.meta.glob("../../../assets/backdrop/person.svg", { eager: true, query: "?url", import: "default" }),
);

/** The choice of my background: none, two blurs, built-in pictures, one of mine. Each is previewed at once. */
export function BackdropPart({ backdrop }: { backdrop: Backdrop }) {
  const say = useTexts(backdropTexts);
  const { isPossible, isStarting, problem } = useStore(backdrop.state);
  const group = useId();
  if (!isPossible) return <p className={styles["note"]}>{say("notPossible")}</p>;
  const words = problem === null ? (isStarting ? say("starting") : "") : say(problem);
  return (
    <div className={styles["part"]}>
      <Group name={say("simple")}>
        <Option {...{ backdrop, group }} choice="off" name={say("off")}>
          <IconCircleOff size={22} stroke={1.75} aria-hidden />
        </Option>
        <Option {...{ backdrop, group }} choice="blurLight" name={say("blurLight")}>
          <BlurredFace strength="light" />
        </Option>
        <Option {...{ backdrop, group }} choice="blurStrong" name={say("blurStrong")}>
          <BlurredFace strength="strong" />
        </Option>
      </Group>
      <Group name={say("pictures")}>
        {VIDEO_BACKGROUNDS.map((name) => (
          <Option key={name} {...{ backdrop, group }} choice={name} name={say(name)}>
            <img src={videoBackgroundUrl(name) ?? ""} alt="" />
          </Option>
        ))}
        <OwnPicture {...{ backdrop, group }} />
      </Group>
      <p className={styles["note"]}>{say("staysHere")}</p>
      <p className={styles["problem"]} data-bad={problem !== null} role="status">
        {words}
      </p>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles["group"]}>
      <legend>{name}</legend>
      <div className={styles["options"]}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  backdrop: Backdrop;
  group: string;
  choice: BackdropChoice;
  name: string;
  children: ReactNode;
}

function Option({ backdrop, group, choice, name, children }: OptionProps) {
  const chosen = useStore(backdrop.state, (state) => state.choice);
  return (
    <label className={styles["option"]}>
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        checked={chosen === choice}
        onChange={() => void backdrop.choose(choice)}
      />
      <span className={styles["picture"]}>{children}</span>
      <span className={styles["name"]}>{name}</span>
    </label>
  );
}

/** A sharp person in front of a blurred background. */
function BlurredFace({ strength }: { strength: "light" | "strong" }) {
  const behind = videoBackgroundUrl(strength === "light" ? "office" : "evening") ?? "";
  return (
    <>
      <img className={styles["blurred"]} data-strength={strength} src={behind} alt="" />
      <img className={styles["person"]} src={personUrl} alt="" />
    </>
  );
}

function OwnPicture({ backdrop, group }: { backdrop: Backdrop; group: string }) {
  const say = useTexts(backdropTexts);
  const ownPicture = useStore(backdrop.state, (state) => state.ownPicture);
  return (
    <>
      {ownPicture === null ? null : (
        <div className={styles["own"]}>
          <Option {...{ backdrop, group }} choice="own" name={say("own")}>
            <img src={ownPicture} alt="" />
          </Option>
          <button
            type="button"
            className={styles["remove"]}
            aria-label={say("removeOwn")}
            onClick={() => void backdrop.removePicture()}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </div>
      )}
      <label className={styles["option"]}>
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same picture can be chosen again after it was removed.
            currentTarget.value = "";
            if (file !== undefined) void backdrop.wearPicture(file);
          }}
        />
        <span className={styles["picture"]} data-empty>
          <IconUpload size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={styles["name"]}>{say("addPicture")}</span>
      </label>
    </>
  );
}
