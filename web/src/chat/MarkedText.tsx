import { markedPieces } from "@atrium/rules";
import styles from "./ChatMessageRow.module.css";

/** What somebody wrote: text, with its simple marks drawn. Each line finds its own direction. */
export function MarkedText({ text }: { text: string }) {
  return (
    <p className={styles["text"]} dir="auto">
      {markedPieces(text).map((piece, index) => {
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
          default:
            return piece.text;
        }
      })}
    </p>
  );
}
