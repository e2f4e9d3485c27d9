import { IconChevronDown, IconChevronRight, IconFolder, IconFolderOpen } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import type { RoomPort } from "../../roomPort.ts";
import { useLive } from "../../useLive.ts";
import row from "../RoomRow.module.css";
import { AddRoom } from "./AddRoom.tsx";
import { FolderMenu } from "./FolderMenu.tsx";
import type { ListRow } from "./listRows.ts";
import styles from "./list.module.css";
import menu from "./RoomMenu.module.css";
import { RenameField } from "./RenameField.tsx";
import { listTexts } from "./texts.ts";
import type { Arrange } from "./useArrange.ts";

interface FolderRowProps {
  port: Pick<RoomPort, "live">;
  folder: Extract<ListRow, { kind: "folder" }>;
  toggle: (folderId: string) => void;
  open: (folderId: string) => void;
  /** Null for those who do not run the space. */
  arrange: Arrange | null;
}

/** A folder of the list: folded away or open by a click. */
export function FolderRow({ port, folder, toggle, open, arrange }: FolderRowProps) {
  const say = useTexts(listTexts);
  const { id, name, isOpen, roomsCount, peopleCount, firstPeople } = folder;
  const [Icon, Chevron] = isOpen ? [IconFolderOpen, IconChevronDown] : [IconFolder, IconChevronRight];
  if (arrange?.renaming === id)
    return <RenameField name={name} Sign={Icon} keep={(typed) => arrange.rename(id, typed)} />;
  return (
    <>
      <button
        type="button"
        className={row["room"]}
        data-line={id}
        aria-expanded={isOpen}
        aria-label={`${say("folder", { name })}, ${say("roomsIn", { count: roomsCount })}`}
        onClick={() => toggle(id)}
      >
        <span className={row["icon"]}>
          <Icon size={19} stroke={1.75} aria-hidden />
        </span>
        <span className={row["cut"]}>{name}</span>
        <Chevron size={16} stroke={1.75} aria-hidden className={styles["chevron"]} />
        <span className={styles["putInside"]} aria-hidden>
          {say("putInside")}
        </span>
        <FirstFaces port={port} ids={firstPeople} />
        <span className={row["count"]}>{isOpen || peopleCount === 0 ? "" : peopleCount}</span>
      </button>
      {arrange === null ? null : (
        <>
          <AddRoom
            arrange={arrange}
            folder={folder}
            className={`${menu["more"] ?? ""} ${menu["beside"] ?? ""}`}
            onAdd={() => open(id)}
          />
          <FolderMenu folder={folder} arrange={arrange} onAdd={() => open(id)} />
        </>
      )}
    </>
  );
}

/** Who is in a folded one. */
function FirstFaces({ port, ids }: { port: Pick<RoomPort, "live">; ids: string }) {
  const people = useLive(port, ({ space }) =>
    ids === "" ? [] : ids.split(" ").flatMap((id) => space?.records.participant[id] ?? []),
  );
  return people.length === 0 ? null : (
    <span className={row["faces"]}>
      {people.map((person) => (
        <Face key={person.accountId} look={person} size={20} />
      ))}
    </span>
  );
}
