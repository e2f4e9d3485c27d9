import type { AccountId } from "@atrium/contract";
import { markedBlocks, markedPieces, type MarkedBlock } from "@atrium/rules";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./MarkedText.module.css";
import { chatTexts } from "../texts.ts";

interface MarkedTextProps {
  text: string;
  selfId: AccountId | null;
}

/** A message's text with its simple marks rendered. Each line determines its own direction. */
export function MarkedText({ text, selfId }: MarkedTextProps) {
  return (
    <div className={styles["text"]}>
      {markedBlocks(text).map((block, index) => (
        <Block key={`${index} ${block.kind}`} block={block} selfId={selfId} />
      ))}
    </div>
  );
}

function Block({ block, selfId }: { block: MarkedBlock; selfId: AccountId | null }) {
  if (block.kind === "list") return <Points points={block.points} selfId={selfId} />;
  const words = (
    <p dir="auto">
      <Pieces text={block.text} selfId={selfId} />
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

function Pieces({ text, selfId }: MarkedTextProps) {
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
