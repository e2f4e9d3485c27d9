import { IconMicrophoneOff } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { paletteColors } from "../../../ui/theme/palettes.ts";
import { PictureView } from "../../map/PictureView.tsx";
import type { RoomBundle } from "../../useRoom.ts";
import { elementTexts } from "../texts.ts";
import styles from "./fullPeople.module.css";

const MOST = 3;

/** The people here: first who speaks, then those who could. */
export function FullFaces({ room: { view, speaking } }: { room: Pick<RoomBundle, "view" | "speaking"> }) {
  const say = useTexts(elementTexts);
  const others = view.people.filter(({ isMe, away }) => !isMe && !away);
  const rank = (person: (typeof others)[number]) => (person.audioMuted ? 2 : speaking.has(person.accountId) ? 0 : 1);
  const shown = others.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
  if (shown.length === 0) return null;
  const more = others.length - shown.length;
  return (
    <aside className={styles["faces"]} aria-label={say("peopleHere")}>
      {shown.map((person) => (
        <span
          key={person.accountId}
          className={styles["face"]}
          style={tileStyle(person.palette)}
          data-speaking={speaking.has(person.accountId) && !person.audioMuted}
        >
          <Face look={person} size={56} />
          {person.camera === null ? null : <PictureView picture={person.camera} />}
          <b>
            {person.audioMuted ? <IconMicrophoneOff size={14} stroke={2} aria-hidden /> : null}
            {person.name}
          </b>
        </span>
      ))}
      {more === 0 ? null : <small>{say("moreHere", { count: more })}</small>}
    </aside>
  );
}

/** Without a camera the tile has the person's colour, as in the grid. */
function tileStyle(palette: string): CSSProperties {
  const style: CSSProperties & Record<"--tile", string> = { "--tile": paletteColors(palette).primary };
  return style;
}
