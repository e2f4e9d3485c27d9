import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "../ChatView.module.css";
import { chatTexts } from "../texts.ts";

const MOST_NAMED = 2;

/** Who is typing, above the composer; screen readers announce the messages instead. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const say = useTexts(chatTexts);
  const [first, second] = names;
  if (first === undefined) return null;
  const text =
    names.length > MOST_NAMED
      ? say("manyType", { count: names.length })
      : second === undefined
        ? say("oneTypes", { name: first })
        : say("twoType", { first, second });
  return (
    <div className={styles["typing"]} aria-hidden>
      <p dir="auto">
        <i />
        {text}
      </p>
    </div>
  );
}
