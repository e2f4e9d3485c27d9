import { Button, SegmentedControl, Slider, TextInput } from "@mantine/core";
import { bounds, constants, errorText, ROOM_TYPES, type Room } from "@atrium/contract";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { CountedArea } from "../../ui/form/CountedArea.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { Footer } from "./Footer.tsx";
import { generalChanges, generalOf, type GeneralDraft } from "./generalModel.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";
import { useTellChanged, type TellChanged } from "./useLeaving.ts";
import { useRoomActs } from "./useRoomActs.tsx";

interface DraftProps {
  draft: GeneralDraft;
  change: (part: Partial<GeneralDraft>) => void;
}

/** Name, kind, words and how the room is seen at first. */
export function GeneralPart({ room, tellChanged }: { room: Room; tellChanged: TellChanged }) {
  const say = useTexts(settingsTexts);
  const { run } = useAct("updateRoom");
  const acts = useRoomActs();
  const [isSaved, setSaved] = useState(false);
  const form = useSendForm<GeneralDraft>({
    initial: generalOf(room),
    faults: ({ name }): Record<string, string> => (name.trim() === "" ? { name: say("nameNeeded") } : {}),
    send: async (draft) => {
      const changes = generalChanges(room, draft);
      if (changes === null) return null;
      const reply = await run({ roomId: room.id, ...changes });
      if (!reply.ok) return { field: null, says: () => errorText(reply.code, currentLocale()) };
      form.restart(generalOf(reply.value.room));
      setSaved(true);
      return null;
    },
    onType: () => setSaved(false),
  });
  const draft = form.values;
  const isChanged = generalChanges(room, draft) !== null;
  useTellChanged(isChanged, tellChanged);
  const change: DraftProps["change"] = (part) => {
    for (const [field, value] of Object.entries(part)) form.set(field as keyof GeneralDraft, value);
  };
  return (
    <form className={styles["fill"]} onSubmit={form.submit} noValidate>
      <div className={styles["fields"]}>
        <TextInput {...form.field("name")} label={say("name")} maxLength={bounds.roomName.max} />
        <Kind draft={draft} change={change} />
        <Words draft={draft} change={change} />
        <Sight draft={draft} change={change} />
      </div>
      <Footer
        saved={isSaved}
        problem={form.problem === null ? null : { says: form.problem }}
        note={
          <span className={styles["acts"]}>
            <Button variant="quiet" onClick={() => void acts.copyRoom(room)}>
              {say("duplicateRoom")}
            </Button>
            <Button variant="danger-quiet" onClick={() => void acts.askToReset(room)}>
              {say("resetRoom")}
            </Button>
          </span>
        }
      >
        <Button type="submit" loading={form.busy} disabled={!isChanged}>
          {say("save")}
        </Button>
      </Footer>
    </form>
  );
}

function Kind({ draft, change }: DraftProps) {
  const say = useTexts(settingsTexts);
  return (
    <div>
      <span className={styles["label"]} id="room-kind">
        {say("kind")}
      </span>
      <SegmentedControl
        fullWidth
        aria-labelledby="room-kind"
        value={draft.type}
        data={ROOM_TYPES.map((type) => ({ value: type, label: say(type) }))}
        onChange={(type) => change({ type })}
      />
      <p className={styles["help"]}>{say(`${draft.type}Lead`, { count: constants.roomCapacity[draft.type] })}</p>
    </div>
  );
}

function Words({ draft, change }: DraftProps) {
  const say = useTexts(settingsTexts);
  const isStage = draft.type === "stage";
  const pairs = [["title", "description"] as const, ...(isStage ? [["stageTitle", "stageDescription"] as const] : [])];
  return pairs.map(([title, description]) => (
    <div key={title} className={styles["words"]}>
      <TextInput
        label={say(title)}
        value={draft[title]}
        maxLength={bounds.title.max}
        onChange={(event) => change({ [title]: event.currentTarget.value })}
      />
      <CountedArea
        label={say(description)}
        rows={2}
        value={draft[description]}
        used={draft[description].length}
        max={bounds.description.max}
        onChange={(event) => change({ [description]: event.currentTarget.value })}
      />
    </div>
  ));
}

/** How the map looks when somebody comes in. */
function Sight({ draft, change }: DraftProps) {
  const say = useTexts(settingsTexts);
  const percentOf = usePercent();
  return (
    <>
      <div>
        <span className={styles["label"]}>
          {say("defaultZoom")} <output>{percentOf(draft.defaultZoomLevel)}</output>
        </span>
        <Slider
          {...bounds.zoomPercent}
          step={5}
          label={null}
          thumbLabel={say("defaultZoom")}
          disabled={!draft.scrollableBackground}
          value={draft.defaultZoomLevel}
          onChange={(defaultZoomLevel) => change({ defaultZoomLevel })}
        />
      </div>
      <SettingSwitch
        label={say("scrollable")}
        lead={say("scrollableLead")}
        isOn={draft.scrollableBackground}
        turn={(scrollableBackground) => change({ scrollableBackground })}
      />
      <SettingSwitch
        label={say("gridByDefault")}
        lead={say("gridByDefaultLead")}
        isOn={draft.gridViewByDefault}
        turn={(gridViewByDefault) => change({ gridViewByDefault })}
      />
    </>
  );
}
