import type { AccountId } from "@atrium/contract";
import { markedBlocks, markedPieces, type MarkedBlock, type MarkedPiece } from "@atrium/rules";
import { useContext, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GoToRoom } from "../goToRoom.ts";
import styles from "./MarkedText.module.css";
import { chatTexts } from "../texts.ts";

interface PiecesProps {
  text: string;
  selfId: AccountId | null;
}

/** A message's text with its simple marks rendered. Each line determines its own direction. */
export function MarkedText({ text, selfId, isEdited = false }: PiecesProps & { isEdited?: boolean }) {
  const say = useTexts(chatTexts);
  const blocks = markedBlocks(text);
  const note = isEdited ? <small className={styles["edited"]}>{say("edited")}</small> : null;
  const isAfterWords = blocks.at(-1)?.kind === "words";
  return (
    <div className={styles["text"]}>
      {blocks.map((block, index) => (
        <Block key={`${index} ${block.kind}`} block={block} selfId={selfId}>
          {isAfterWords && index === blocks.length - 1 ? note : null}
        </Block>
      ))}
      {isAfterWords ? null : note}
    </div>
  );
}

interface BlockProps {
  block: MarkedBlock;
  selfId: AccountId | null;
  /** Appended to its last line. */
  children: ReactNode;
}

function Block({ block, selfId, children }: BlockProps) {
  if (block.kind === "list") return <Points points={block.points} selfId={selfId} />;
  const words = (
    <p dir="auto">
      <Pieces text={block.text} selfId={selfId} />
      {children}
    </p>
  );
  return block.kind === "quote" ? <blockquote>{words}</blockquote> : words;
}

function Points({
  points,
  selfId,
}: Pick<Extract<MarkedBlock, { kind: "list" }>, "points"> & { selfId: AccountId | null }) {
  const isNumbered = points.some(({ number }) => number !== null);
  const items = points.map(({ number, text }, index) => (
    <li key={`${index} ${number}`} {...(number !== null && { value: number })} dir="auto">
      <Pieces text={text} selfId={selfId} />
    </li>
  ));
  return isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Pieces({ text, selfId }: PiecesProps) {
  const say = useTexts(chatTexts);
  return markedPieces(text).map((piece, index) => {
    const key = `${index} ${piece.kind}`;
    switch (piece.kind) {
      case "bold":
        return <b key={key}>{piece.text}</b>;
      case "italic":
        return <i key={key}>{piece.text}</i>;
      case "code":
        return <code key={key}>{piece.text}</code>;
      case "link":
        return (
          <a key={key} href={piece.url} target="_blank" rel="noopener noreferrer nofollow">
            {piece.text}
          </a>
        );
      case "room":
        return <Room key={key} {...piece} />;
      case "mention":
        return (
          <mark key={key} data-me={piece.accountId === null || piece.accountId === selfId}>
            @{piece.accountId === null ? say("mentionAll") : piece.text}
          </mark>
        );
      default:
        return piece.text;
    }
  });
}

/** Enters the room, if that is possible from here. */
function Room({ text, roomId }: Extract<MarkedPiece, { kind: "room" }>) {
  const say = useTexts(chatTexts);
  const goToRoom = useContext(GoToRoom);
  if (goToRoom === null) return <mark>#{text}</mark>;
  return (
    <button
      type="button"
      className={styles["room"]}
      title={say("toRoom", { room: text })}
      onClick={() => goToRoom(roomId)}
    >
      #{text}
    </button>
  );
}
