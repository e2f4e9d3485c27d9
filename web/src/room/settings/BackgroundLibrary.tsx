import { Button } from "@mantine/core";
import { IconCheck, IconLink } from "@tabler/icons-react";
import { bounds, FLOOR_NAMES, uploadBytes, type FloorName, type UploadId } from "@atrium/contract";
import { floorUrl as floorName } from "@atrium/rules";
import { useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { PicturePick } from "../../ui/crop/PicturePick.tsx";
import type { DraftProps } from "./backgroundModel.ts";
import { PictureFromLink } from "./PictureFromLink.tsx";
import floors from "./background.module.css";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";

const MEGABYTE = 1024 * 1024;
/** The auditorium's floor is called by its kind of room. */
const word = (floor: FloorName) => (floor === "stage" ? "auditorium" : floor);

interface LibraryProps extends DraftProps {
  pick: (file: File, uploadId?: UploadId) => void;
}

/** Floors that ship with the app, and the ways to bring a picture of one's own. */
export function BackgroundLibrary({ draft, change, pick }: LibraryProps) {
  const say = useTexts(settingsTexts);
  const [isLinking, setLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The focused field is unmounted: the focus returns to the button that opened it.
  const stopLinking = () => {
    opener.current?.focus();
    setLinking(false);
  };
  const limits = { megabytes: uploadBytes.roomBackground / MEGABYTE, pixels: bounds.imagePixels.max };
  const choose = (bgImageUrl: typeof draft.bgImageUrl) => change({ picked: null, area: null, bgImageUrl });
  return (
    <div>
      <div className={floors["libraryHead"]}>
        <span className={styles["label"]}>{say("library")}</span>
        <span className={floors["ways"]}>
          <Button
            ref={opener}
            variant="quiet"
            aria-expanded={isLinking}
            leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
            onClick={() => setLinking(!isLinking)}
          >
            {say("fromLink")}
          </Button>
          <PicturePick label={say("upload")} pick={(file) => pick(file)} />
        </span>
      </div>
      {isLinking ? <PictureFromLink pick={pick} close={stopLinking} /> : null}
      <p className={styles["help"]}>{say("uploadLimits", limits)}</p>
      <div className={floors["library"]} role="group" aria-label={say("library")}>
        {FLOOR_NAMES.map((floor) => (
          <Floor
            key={floor}
            label={say(word(floor))}
            url={floorCardUrl(floorName(floor))}
            isChosen={draft.picked === null && draft.bgImageUrl === floorName(floor)}
            choose={() => choose(floorName(floor))}
          />
        ))}
        <Floor
          label={say("plain")}
          url={null}
          isChosen={draft.picked === null && draft.bgImageUrl === null}
          choose={() => choose(null)}
        />
      </div>
    </div>
  );
}

interface FloorProps {
  label: string;
  url: string | null;
  isChosen: boolean;
  choose: () => void;
}

function Floor({ label, url, isChosen, choose }: FloorProps) {
  return (
    <button type="button" className={floors["floor"]} aria-pressed={isChosen} onClick={choose}>
      <span className={floors["floorPicture"]}>
        {url === null ? null : <img src={url} alt="" loading="lazy" />}
        {isChosen ? <IconCheck size={14} stroke={2.5} aria-hidden /> : null}
      </span>
      {label}
    </button>
  );
}
