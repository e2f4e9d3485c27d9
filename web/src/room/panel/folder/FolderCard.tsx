import { Button, FocusTrap, Portal } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { bounds, type FolderId, type RoomId } from "@atrium/contract";
import { IconFolder, IconFolderOff } from "@tabler/icons-react";
import { useId, useLayoutEffect, useState } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassPanel } from "../../../ui/Glass.tsx";
import { useEscape } from "../../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../../ui/focus/useFocusReturn.ts";
import { useSendForm, type ActForm } from "../../../ui/form/useSendForm.ts";
import type { RoomPort } from "../../roomPort.ts";
import { useLive } from "../../useLive.ts";
import { useRoomName } from "../../useRoomName.ts";
import { KIND_ICONS } from "../kindIcons.ts";
import { isEqual } from "../../people/keepEqual.ts";
import type { Arrange } from "../list/useArrange.ts";
import { listTexts } from "../list/texts.ts";
import type { Looker } from "../roomsPanelModel.ts";
import styles from "./FolderCard.module.css";
import { folderChoices, folderMoves, type FolderChoice } from "./folderModel.ts";
import type { OpenedFolder } from "./openedFolder.ts";

interface FolderCardProps {
  port: Pick<RoomPort, "live">;
  looker: Looker;
  arrange: Arrange;
  opened: OpenedFolder;
}

/** From the page's edges. */
const MARGIN_PX = 12;
/** Its top is slightly above what opened it. */
const RISE_PX = 40;

/** A new folder, or one as it is: its name, the rooms in it; beside the list, on a phone over it. */
export function FolderCard(props: FolderCardProps) {
  useFocusReturn();
  return (
    <Portal>
      <Card {...props} />
    </Portal>
  );
}

/** Inside of the portal: it is measured once it is on the page. */
function Card(props: FolderCardProps) {
  const { arrange, opened } = props;
  const title = useId();
  const close = () => arrange.openFolder(null);
  useEscape(close);
  const card = useClickOutside<HTMLDivElement>(close);
  useLayoutEffect(() => {
    const { current } = card;
    const lowest = innerHeight - MARGIN_PX - (current?.offsetHeight ?? 0);
    const topPx = Math.max(MARGIN_PX, Math.min(opened.topPx - RISE_PX, lowest));
    current?.style.setProperty("--top", `${topPx}px`);
  }, [opened, card]);
  return (
    <FocusTrap innerRef={card}>
      <GlassPanel strong role="dialog" aria-modal aria-labelledby={title} className={styles["card"] ?? ""}>
        <FolderForm {...props} title={title} close={close} />
      </GlassPanel>
    </FocusTrap>
  );
}

type FolderFormProps = FolderCardProps & { title: string; close: () => void };
type FolderValues = { name: string; rooms: ReadonlySet<RoomId> };
type FolderForm = ActForm<FolderValues>;

function FolderForm({ port, looker, arrange, opened, title, close }: FolderFormProps) {
  const say = useTexts(listTexts);
  const { folderId } = opened;
  const choices = useLive(
    port,
    ({ space }) => (space === null ? [] : folderChoices(space, looker, folderId)),
    (before, now) => before.length === now.length && now.every((row, at) => isEqual(row, before[at] ?? {})),
  );
  const nameOf = useRoomName(port);
  const [initial] = useState((): FolderValues => {
    const { room = {}, folder = {} } = port.live.getState().space?.records ?? {};
    const inside = Object.values(room).flatMap(({ id, groupId }) => (groupId === folderId ? [id] : []));
    const rooms = new Set([...(folderId === null ? [] : inside), ...opened.rooms]);
    return { name: folderId === null ? "" : (folder[folderId]?.name ?? ""), rooms };
  });
  const form: FolderForm = useSendForm({
    initial,
    faults: ({ name }): Record<string, string> => (name.trim() === "" ? { name: say("folderNameNeeded") } : {}),
    send: async ({ name, rooms }) => {
      const { space } = port.live.getState();
      if (space === null) return null;
      const draft = { folderId, name: name.trim(), rooms };
      if (await arrange.keepFolder(folderMoves(space, looker, draft), draft.name)) close();
      return null;
    },
  });
  const { rooms } = form.values;
  const ticked = choices.filter(({ roomId }) => rooms.has(roomId));
  const people = ticked.reduce((sum, { count }) => sum + count, 0);
  const counts = `${say("roomsIn", { count: ticked.length })}, ${say("peopleIn", { count: people })}`;
  return (
    <form onSubmit={form.submit} noValidate>
      <header>
        <h2 id={title}>{folderId === null ? say("newFolder") : initial.name}</h2>
        {folderId === null ? null : <span>{counts}</span>}
      </header>
      <NameField form={form} />
      <Rooms form={form} choices={choices} nameOf={nameOf} />
      {folderId === null ? null : <Dissolve folderId={folderId} arrange={arrange} close={close} />}
      <footer>
        <Button variant="glass" size="lg" fz={14} onClick={close}>
          {say("cancel")}
        </Button>
        <Button
          variant="glass-accent"
          size="lg"
          fz={14}
          px={12}
          type="submit"
          loading={form.busy}
          disabled={ticked.length === 0}
        >
          {folderId !== null ? say("save") : say("makeFolder", { count: ticked.length })}
        </Button>
      </footer>
    </form>
  );
}

function NameField({ form }: { form: FolderForm }) {
  const say = useTexts(listTexts);
  const hint = useId();
  const fault = form.fault("name");
  return (
    <>
      <label className={styles["name"]} data-fault={fault !== null}>
        <IconFolder size={19} stroke={1.75} aria-hidden />
        <input
          {...form.input("name")}
          aria-label={say("folderName")}
          aria-invalid={fault !== null}
          aria-describedby={hint}
          placeholder={say("folderName")}
          maxLength={bounds.folderName.max}
          data-autofocus
          autoComplete="off"
        />
      </label>
      <p id={hint} className={styles["hint"]} data-fault={fault !== null}>
        <span role={fault === null ? undefined : "alert"}>{fault ?? say("folderNameLead")}</span>
        <span aria-hidden>{`${form.values.name.length} / ${bounds.folderName.max}`}</span>
      </p>
    </>
  );
}

interface RoomsProps {
  form: FolderForm;
  choices: readonly FolderChoice[];
  nameOf: (name: string) => string;
}

function Rooms({ form, choices, nameOf }: RoomsProps) {
  const say = useTexts(listTexts);
  const { rooms } = form.values;
  const tick = (roomId: RoomId, isTicked: boolean) =>
    form.set("rooms", new Set(isTicked ? [...rooms, roomId] : [...rooms].filter((each) => each !== roomId)));
  return (
    <fieldset className={styles["rooms"]}>
      <legend>{say("roomsInIt")}</legend>
      <div>
        {choices.map((choice) => (
          <RoomChoice
            key={choice.roomId}
            choice={{ ...choice, name: nameOf(choice.name) }}
            isTicked={rooms.has(choice.roomId)}
            tick={tick}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RoomChoiceProps {
  choice: FolderChoice;
  isTicked: boolean;
  tick: (roomId: RoomId, isTicked: boolean) => void;
}

function RoomChoice({ choice: { roomId, name, type, count, within }, isTicked, tick }: RoomChoiceProps) {
  const say = useTexts(listTexts);
  const Kind = KIND_ICONS[type];
  return (
    <label>
      <Kind size={18} stroke={1.75} aria-hidden />
      <span>
        {name}
        {within === null ? null : <small>{say("fromFolder", { name: within })}</small>}
      </span>
      <small>
        {count}
        <span className="visually-hidden"> {say("inside")}</span>
      </small>
      <input type="checkbox" checked={isTicked} onChange={(event) => tick(roomId, event.currentTarget.checked)} />
    </label>
  );
}

function Dissolve({ folderId, arrange, close }: { folderId: FolderId; arrange: Arrange; close: () => void }) {
  const say = useTexts(listTexts);
  return (
    <div className={styles["dissolve"]}>
      <IconFolderOff size={18} stroke={1.75} aria-hidden />
      <span>
        {say("dissolve")}
        <small>{say("dissolveLead")}</small>
      </span>
      <Button
        variant="glass"
        size="sm"
        fz={14}
        onClick={() => {
          arrange.dissolve(folderId);
          close();
        }}
      >
        {say("dissolveAct")}
      </Button>
    </div>
  );
}
