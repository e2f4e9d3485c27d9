import type { RoomElement } from "@atrium/contract";
import { linkedPieces } from "@atrium/rules";
import { useContext } from "react";
import { Links, linkOfRoom } from "./linkHands.ts";
import styles from "./links.module.css";
import { ThingLink } from "./ThingLink.tsx";

/** The words of a text or a note; its web links and rooms can be pressed. */
export function LinkedWords({ content }: { content: string }) {
  const hands = useContext(Links);
  return linkedPieces(content).map((piece, index) => {
    const key = `${index} ${piece.kind}`;
    if (piece.kind === "link")
      return (
        <ThingLink key={key} url={piece.url} className={styles["inWords"]}>
          {piece.text}
        </ThingLink>
      );
    if (piece.kind !== "room") return piece.text;
    if (hands === null) return <b key={key}>#{piece.text}</b>;
    return (
      <ThingLink key={key} url={linkOfRoom(piece.roomId, hands.spaceUrl)} className={styles["inWords"]}>
        #{piece.text}
      </ThingLink>
    );
  });
}

/** Whether something in it can be pressed. */
export const hasLinks = ({ data }: Pick<RoomElement, "data">): boolean =>
  (data.type === "note" || data.type === "text") && linkedPieces(data.content).some(({ kind }) => kind !== "plain");
