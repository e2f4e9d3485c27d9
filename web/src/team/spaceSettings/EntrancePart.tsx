import { Button, Slider, Textarea, TextInput } from "@mantine/core";
import { bounds, FLOOR_NAMES } from "@atrium/contract";
import { floorUrl as floorName } from "@atrium/rules";
import { IconCheck } from "@tabler/icons-react";
import { useAct } from "../../platform/data/useAct.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { EntrancePreview } from "./EntrancePreview.tsx";
import { PicturePick } from "../../ui/crop/PicturePick.tsx";
import entrance from "./entrancePart.module.css";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import { Toggle } from "./Toggle.tsx";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** The entrance card: its texts and the picture behind it, beside a preview. */
export function EntrancePart({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const percentOf = usePercent();
  const { draft, change } = form;
  return (
    <div className={entrance["beside"]}>
      <div className={styles["fields"]}>
        <TextInput
          label={<Counted label={say("entranceTitle")} text={draft.entranceTitle} most={bounds.title.max} />}
          value={draft.entranceTitle}
          maxLength={bounds.title.max}
          onChange={(event) => change({ entranceTitle: event.currentTarget.value })}
        />
        <Textarea
          label={<Counted label={say("description")} text={draft.entranceDescription} most={bounds.description.max} />}
          value={draft.entranceDescription}
          maxLength={bounds.description.max}
          autosize
          minRows={3}
          maxRows={8}
          onChange={(event) => change({ entranceDescription: event.currentTarget.value })}
        />
        <Background form={form} />
        <div>
          <span className={styles["label"]}>
            {say("brightness")} <output>{percentOf(draft.entranceBrightness)}</output>
          </span>
          <Slider
            {...bounds.brightnessPercent}
            label={null}
            thumbLabel={say("brightness")}
            value={draft.entranceBrightness}
            onChange={(entranceBrightness) => change({ entranceBrightness })}
          />
          <p className={entrance["ends"]}>
            <span>{say("darker")}</span>
            <span>{say("asItIs")}</span>
          </p>
        </div>
        <Toggle
          label={say("showsPeople")}
          lead={say("showsPeopleLead")}
          isOn={draft.showsPeople}
          turn={(showsPeople) => change({ showsPeople })}
        />
        <Toggle
          label={say("welcome")}
          lead={say("welcomeLead")}
          isOn={draft.isWelcomeRequired}
          turn={(isWelcomeRequired) => change({ isWelcomeRequired })}
        />
        <Reset form={form} />
      </div>
      <EntrancePreview form={form} />
    </div>
  );
}

function Counted({ label, text, most }: { label: string; text: string; most: number }) {
  return (
    <span className={entrance["counted"]}>
      {label}
      <small aria-hidden>{`${Array.from(text).length} / ${most}`}</small>
    </span>
  );
}

function Background({ form: { draft, kept, change, pick } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const isOwn = draft.background !== null || draft.entranceBackgroundUrl?.startsWith("/files/") === true;
  const ownUrl = draft.background?.url ?? draft.entranceBackgroundUrl;
  const choose = (entranceBackgroundUrl: string | null) => change({ background: null, entranceBackgroundUrl });
  return (
    <div>
      <span className={styles["label"]}>{say("background")}</span>
      <div className={entrance["floors"]} role="group" aria-label={say("background")}>
        {isOwn ? <Floor label={say("ownPicture")} url={ownUrl} isChosen choose={() => undefined} /> : null}
        <Floor
          label={say("ofRoom")}
          url={floorCardUrl(floorName(kept.space.template))}
          hasWords
          isChosen={!isOwn && draft.entranceBackgroundUrl === null}
          choose={() => choose(null)}
        />
        {FLOOR_NAMES.map((floor) => (
          <Floor
            key={floor}
            label={say("floor", { name: say(`floor_${floor}`) })}
            url={floorCardUrl(floorName(floor))}
            isChosen={!isOwn && draft.entranceBackgroundUrl === floorName(floor)}
            choose={() => choose(floorName(floor))}
          />
        ))}
        <div className={entrance["upload"]}>
          <PicturePick label={say("upload")} pick={(file) => void pick("background", file)} />
        </div>
      </div>
      <p className={styles["help"]}>{say("backgroundLead")}</p>
    </div>
  );
}

interface FloorProps {
  label: string;
  url: string | null;
  /** The same picture may stand in a tile of its own. */
  hasWords?: boolean;
  isChosen: boolean;
  choose: () => void;
}

function Floor({ label, url, hasWords = false, isChosen, choose }: FloorProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isChosen} onClick={choose}>
      {url === null ? null : <img src={url} alt="" loading="lazy" />}
      {url === null || hasWords ? <span>{label}</span> : null}
      {isChosen ? <IconCheck size={14} stroke={2.5} aria-hidden /> : null}
    </button>
  );
}

function Reset({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { run, busy } = useAct("resetSpaceEntranceConfiguration");
  const reset = async () => {
    const question = {
      title: say("resetQuestion"),
      text: say("resetText"),
      act: say("resetEntrance"),
      cancel: say("cancel"),
    };
    if (!(await askConfirm(question))) return;
    const reply = await run({ spaceId: form.kept.space.id });
    if (reply.ok) form.take(reply.value);
  };
  return (
    <Button variant="quiet" className={styles["reset"] ?? ""} loading={busy} onClick={() => void reset()}>
      {say("resetEntrance")}
    </Button>
  );
}
