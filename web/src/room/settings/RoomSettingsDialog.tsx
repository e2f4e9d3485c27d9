import { useState, type ReactNode } from "react";
import { IconAdjustments, IconLock, IconPhoto, IconSettings, IconTrash, type Icon } from "@tabler/icons-react";
import type { Room } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { RoomPort } from "../roomPort.ts";
import { AccessPart } from "./AccessPart.tsx";
import { BackgroundPart } from "./BackgroundPart.tsx";
import { GeneralPart } from "./GeneralPart.tsx";
import { PermissionsPart } from "./PermissionsPart.tsx";
import styles from "./settings.module.css";
import sheet from "./sheet.module.css";
import { settingsTexts } from "./texts.ts";
import { useLeaving, type TellChanged } from "./useLeaving.ts";
import { useRoomActs } from "./useRoomActs.tsx";

interface PartProps {
  room: Room;
  /** Told whether something is typed that is not saved. */
  tellChanged: TellChanged;
}

export type SettingsPart = "general" | "background" | "permissions" | "access";
const PARTS: readonly { part: SettingsPart; Icon: Icon; Part: (props: PartProps) => ReactNode }[] = [
  { part: "general", Icon: IconSettings, Part: GeneralPart },
  { part: "background", Icon: IconPhoto, Part: BackgroundPart },
  { part: "permissions", Icon: IconAdjustments, Part: PermissionsPart },
  { part: "access", Icon: IconLock, Part: AccessPart },
];

interface RoomSettingsDialogProps {
  opened: boolean;
  onClose: () => void;
  /** As everybody has it now: what others change meanwhile is seen. */
  room: Room;
  begin?: SettingsPart;
  /** To say where its people went, once it is deleted. */
  port?: Pick<RoomPort, "live"> | null;
}

/** Everything about one room, in parts that are as high as each other so that nothing jumps. */
export function RoomSettingsDialog({ opened, onClose, room, begin = "general", port = null }: RoomSettingsDialogProps) {
  const say = useTexts(settingsTexts);
  const [chosen, setChosen] = useState<SettingsPart>(begin);
  const { tellChanged, leave } = useLeaving();
  const Part = PARTS.find(({ part }) => part === chosen)?.Part ?? GeneralPart;
  return (
    <Dialog
      opened={opened}
      onClose={() => void leave(onClose)}
      size={1000}
      closeLabel={say("close")}
      title={
        <>
          <span className="visually-hidden">{`${say("roomSettings")}: ${room.name}. `}</span>
          <span className={sheet["part"]}>{say(chosen)}</span>
          <span className={sheet["room"]} aria-hidden>
            {room.name}
          </span>
        </>
      }
      classNames={{
        header: styles["header"] ?? "",
        body: `${styles["body"]} ${sheet["body"]}`,
        content: `${styles["dialog"]} ${sheet["dialog"]}`,
      }}
    >
      <Side {...{ room, chosen, port }} choose={(part) => void leave(() => setChosen(part))} onDeleted={onClose} />
      <section key={`${room.id} ${chosen}`} className={`${styles["part"]} ${sheet["below"]}`}>
        <p className={styles["lead"]}>{say(`${chosen}Lead`)}</p>
        <Part room={room} tellChanged={tellChanged} />
      </section>
    </Dialog>
  );
}

interface SideProps {
  room: Room;
  port: Pick<RoomPort, "live"> | null;
  chosen: SettingsPart;
  choose: (part: SettingsPart) => void;
  onDeleted: () => void;
}

function Side({ room, chosen, port, choose, onDeleted }: SideProps) {
  const say = useTexts(settingsTexts);
  const { askToDelete } = useRoomActs(port);
  const picture = floorCardUrl(room.bgImageUrl);
  return (
    <nav className={styles["side"]} aria-label={say("parts")}>
      <div className={styles["sign"]}>
        {picture === null ? <span /> : <img src={picture} alt="" />}
        <b>{room.name}</b>
        <small>{say("roomSettings")}</small>
      </div>
      {PARTS.map(({ part, Icon: Sign }) => (
        <button
          key={part}
          type="button"
          aria-current={part === chosen ? "page" : undefined}
          onClick={() => choose(part)}
        >
          <Sign size={18} stroke={1.75} aria-hidden />
          {say(part)}
        </button>
      ))}
      <hr />
      <button
        type="button"
        className={styles["delete"]}
        onClick={() => void askToDelete(room).then((isGone) => (isGone ? onDeleted() : undefined))}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
        {say("deleteRoom")}
      </button>
    </nav>
  );
}
