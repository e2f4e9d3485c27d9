import { Button, Progress, SegmentedControl, Slider } from "@mantine/core";
import { IconCheck, IconUpload } from "@tabler/icons-react";
import { bounds, constants, FLOOR_NAMES, IMAGE_TYPES, uploadBytes, type FloorName, type Room } from "@atrium/contract";
import { floorSize, floorUrl as floorName } from "@atrium/rules";
import { useId, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl, floorUrl } from "../../ui/artwork.ts";
import { CropField } from "../../ui/crop/CropField.tsx";
import { differs, type BackgroundDraft } from "./backgroundModel.ts";
import { Footer } from "./Footer.tsx";
import floors from "./background.module.css";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";
import { useBackground } from "./useBackground.ts";

const MEGABYTE = 1024 * 1024;
const ASPECT = constants.map.defaultSize.w / constants.map.defaultSize.h;
/** The auditorium's floor is called by its kind of room. */
const word = (floor: FloorName) => (floor === "stage" ? "auditorium" : floor);

/** A floor of the library or a picture of one's own, how it lies and how bright it is. */
export function BackgroundPart({ room }: { room: Room }) {
  const say = useTexts(settingsTexts);
  const { form, draft, change, pick, stop, share, isSaved } = useBackground(room);
  const { problem } = form;
  return (
    <form className={styles["fill"]} onSubmit={form.submit} noValidate>
      <div className={styles["fields"]}>
        <div className={floors["columns"]}>
          <Preview draft={draft} change={change} />
          <Laying draft={draft} change={change} />
        </div>
        {room.type === "spatial" ? null : <p className={styles["help"]}>{say("onlyOnFloors")}</p>}
        <Library draft={draft} change={change} pick={(file) => void pick(file)} />
      </div>
      <Footer
        isSaved={isSaved}
        problem={problem === null ? null : { says: problem }}
        note={<Note room={room} draft={draft} share={share} stop={stop} />}
      >
        <Button type="submit" loading={form.busy && share === null} disabled={!differs(room, draft) || share !== null}>
          {say("save")}
        </Button>
      </Footer>
    </form>
  );
}

interface DraftProps {
  draft: BackgroundDraft;
  change: (part: Partial<BackgroundDraft>) => void;
}

function Preview({ draft, change }: DraftProps) {
  const { picked, bgMode, bgBrightness, bgImageUrl } = draft;
  if (picked !== null && bgMode === "COVER")
    return (
      <CropField
        key={picked.url}
        url={picked.url}
        aspect={ASPECT}
        onRest={(area) => change({ picked: { ...picked, area } })}
      />
    );
  const url = picked?.url ?? floorUrl(bgImageUrl);
  return (
    <div className={floors["preview"]} data-mode={bgMode}>
      {url === null ? null : <img src={url} alt="" style={{ filter: `brightness(${bgBrightness / 100})` }} />}
    </div>
  );
}

function Laying({ draft, change }: DraftProps) {
  const say = useTexts(settingsTexts);
  const label = useId();
  return (
    <div className={floors["laying"]}>
      <div>
        <span className={styles["label"]} id={label}>
          {say("filling")}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby={label}
          value={draft.bgMode}
          data={[
            { value: "COVER", label: say("cover") },
            { value: "FIXED", label: say("fixed") },
          ]}
          onChange={(mode) => change({ bgMode: mode })}
        />
        <p className={styles["help"]}>{say(draft.bgMode === "COVER" ? "coverLead" : "fixedLead")}</p>
      </div>
      <div>
        <span className={styles["label"]}>
          {say("brightness")} <output>{`${draft.bgBrightness} %`}</output>
        </span>
        <Slider
          {...bounds.brightnessPercent}
          label={null}
          thumbLabel={say("brightness")}
          value={draft.bgBrightness}
          onChange={(bgBrightness) => change({ bgBrightness })}
        />
      </div>
    </div>
  );
}

function Library({ draft, change, pick }: DraftProps & { pick: (file: File) => void }) {
  const say = useTexts(settingsTexts);
  const input = useRef<HTMLInputElement>(null);
  const limits = { megabytes: uploadBytes.roomBackground / MEGABYTE, pixels: bounds.imagePixels.max };
  return (
    <div>
      <div className={floors["libraryHead"]}>
        <span className={styles["label"]}>{say("library")}</span>
        <input
          ref={input}
          type="file"
          accept={IMAGE_TYPES.join(",")}
          hidden
          aria-label={say("upload")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be picked again.
            currentTarget.value = "";
            if (file !== undefined) pick(file);
          }}
        />
        <Button
          variant="secondary"
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {say("upload")}
        </Button>
      </div>
      <p className={styles["help"]}>{say("uploadLimits", limits)}</p>
      <div className={floors["library"]} role="group" aria-label={say("library")}>
        {FLOOR_NAMES.map((floor) => (
          <Floor
            key={floor}
            label={say(word(floor))}
            url={floorCardUrl(floorName(floor))}
            isChosen={draft.picked === null && draft.bgImageUrl === floorName(floor)}
            choose={() => change({ picked: null, bgImageUrl: floorName(floor) })}
          />
        ))}
        <Floor
          label={say("plain")}
          url={null}
          isChosen={draft.picked === null && draft.bgImageUrl === null}
          choose={() => change({ picked: null, bgImageUrl: null })}
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

interface NoteProps {
  room: Room;
  draft: BackgroundDraft;
  share: number | null;
  stop: () => void;
}

/** How large the floor will be; while a picture is sent, how far it is. */
function Note({ room, draft, share, stop }: NoteProps) {
  const say = useTexts(settingsTexts);
  if (share === null) {
    const isAsStored = draft.picked === null && draft.bgImageUrl === room.bgImageUrl && draft.bgMode === room.bgMode;
    const size = isAsStored ? room.size : floorSize(draft.bgMode, draft.picked?.size ?? null);
    return say("floorSize", size);
  }
  const percent = Math.round(share * 100);
  return (
    <span className={floors["sending"]}>
      <span role="status">{say("uploading", { percent })}</span>
      <Progress value={percent} aria-hidden />
      <Button variant="quiet" onClick={stop}>
        {say("stopUpload")}
      </Button>
    </span>
  );
}
