import { Button, Progress } from "@mantine/core";
import { constants, type Room } from "@atrium/contract";
import { floorSize } from "@atrium/rules";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorUrl } from "../../ui/artwork.ts";
import { CropField } from "../../ui/crop/CropField.tsx";
import { useFileDrop } from "../../ui/useFileDrop.ts";
import { BackgroundLaying } from "./BackgroundLaying.tsx";
import { BackgroundLibrary } from "./BackgroundLibrary.tsx";
import { differs, layingOf, modeOf, type BackgroundDraft, type DraftProps } from "./backgroundModel.ts";
import { Footer } from "./Footer.tsx";
import floors from "./background.module.css";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";
import { useTellChanged, type TellChanged } from "./useLeaving.ts";
import { useBackground } from "./useBackground.ts";

const { w, h } = constants.map.defaultSize;
const ASPECT = w / h;

/** A floor of the library or a picture of one's own, how it lies and how bright it is. */
export function BackgroundPart({ room, tellChanged }: { room: Room; tellChanged: TellChanged }) {
  const say = useTexts(settingsTexts);
  const { form, draft, change, pick, stop, share, done, turnBack } = useBackground(room);
  const { drop, isOver, onPaste } = useFileDrop(([file]) => void (file === undefined ? null : pick(file)));
  const { problem } = form;
  const isChanged = differs(room, draft);
  useTellChanged(isChanged, tellChanged);
  return (
    <form className={styles["fill"]} onSubmit={form.submit} onPaste={onPaste} noValidate {...drop}>
      <div className={styles["fields"]} data-over={isOver}>
        <div className={floors["columns"]}>
          <div className={floors["seen"]}>
            <Preview draft={draft} change={change} />
            {isOver ? <p className={floors["dropHere"]}>{say("dropHere")}</p> : null}
          </div>
          <BackgroundLaying draft={draft} change={change} />
        </div>
        {room.type === "spatial" ? null : <p className={styles["help"]}>{say("onlyOnFloors")}</p>}
        <BackgroundLibrary draft={draft} change={change} pick={(...picked) => void pick(...picked)} />
      </div>
      <Footer
        saved={done === null ? null : say(done === "saved" ? "saved" : "backgroundUndone")}
        problem={problem === null ? null : { says: problem }}
        note={<Note room={room} draft={draft} share={share} stop={stop} />}
      >
        {turnBack === null ? null : (
          <Button variant="quiet" onClick={() => void turnBack()}>
            {say(done === "undone" ? "redo" : "undo")}
          </Button>
        )}
        <Button type="submit" loading={form.busy && share === null} disabled={!isChanged || share !== null}>
          {say("save")}
        </Button>
      </Footer>
    </form>
  );
}

function Preview({ draft, change }: DraftProps) {
  const { picked, laying, bgBrightness, bgImageUrl } = draft;
  const url = picked?.url ?? floorUrl(bgImageUrl);
  // A picture from this computer is cut to what is seen of it before it is sent, also where it is not moved.
  const isSentWhole = picked === null || picked.uploadId !== null;
  if (url !== null && laying === "FILL")
    return (
      <CropField
        key={url}
        url={url}
        aspect={ASPECT}
        brightness={bgBrightness}
        onRest={(area, isMiddle) => change({ area: isMiddle && isSentWhole ? null : area })}
      />
    );
  const filter = `brightness(${bgBrightness / 100})`;
  return (
    <div className={floors["preview"]} data-laying={laying}>
      {url === null || laying === "TILE" ? null : <img src={url} alt="" style={{ filter }} />}
      {url !== null && laying === "TILE" ? <Tiles url={url} size={picked?.size ?? null} filter={filter} /> : null}
    </div>
  );
}

/** As small as the floor is in the preview: a pattern is as fine there as it will be. */
function Tiles({ url, size, filter }: { url: string; size: { w: number } | null; filter: string }) {
  const backgroundSize = `${((size?.w ?? w) / w) * 100}% auto`;
  return <div className={floors["tiles"]} style={{ backgroundImage: `url("${url}")`, backgroundSize, filter }} />;
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
    const { picked, bgImageUrl, laying } = draft;
    const isAsStored = picked === null && bgImageUrl === room.bgImageUrl && laying === layingOf(room);
    return say("floorSize", isAsStored ? room.size : floorSize(modeOf(laying), picked?.size ?? null));
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
