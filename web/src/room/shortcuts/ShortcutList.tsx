import { useTexts } from "../../platform/i18n/texts.ts";
import { isApple } from "../../platform/isApple.ts";
import styles from "./shortcuts.module.css";
import { SHORTCUTS, type Shortcut } from "./shortcuts.ts";
import { shortcutTexts } from "./texts.ts";

/** Whose keyboard the keys are named for. */
export type Machine = "mac" | "windows";

export const machineHere = (): Machine => (isApple() ? "mac" : "windows");

interface ShortcutListProps {
  /** Shows only the shortcuts whose words contain it. */
  find?: string;
  machine?: Machine;
}

/** All shortcuts, grouped by purpose. */
export function ShortcutList({ find = "", machine = machineHere() }: ShortcutListProps) {
  const say = useTexts(shortcutTexts);
  const wanted = find.trim().toLowerCase();
  const groups = SHORTCUTS.map(({ title, shortcuts }) => ({
    title,
    found: shortcuts.filter(({ says }) => say(says).toLowerCase().includes(wanted)),
  })).filter(({ found }) => found.length > 0);
  if (groups.length === 0) return <p role="status">{say("nothingFound", { find: find.trim() })}</p>;
  return (
    <div className={styles["groups"]}>
      {groups.map(({ title, found }) => (
        <section key={title} className={styles["group"]}>
          <h2>{say(title)}</h2>
          <dl>
            {found.map((shortcut) => (
              <Row key={shortcut.says} shortcut={shortcut} machine={machine} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Row({ shortcut: { says, keys, or }, machine }: { shortcut: Shortcut; machine: Machine }) {
  const say = useTexts(shortcutTexts);
  return (
    <div className={styles["row"]}>
      <dt>{say(says)}</dt>
      <dd>
        <Keys keys={keys} machine={machine} />
        {or === undefined ? null : (
          <>
            <i>/</i>
            <Keys keys={or} machine={machine} />
          </>
        )}
      </dd>
    </div>
  );
}

/** What stands on the keys of each machine, where it is another. */
const NAMES: Record<Machine, Readonly<Record<string, string>>> = {
  mac: { Mod: "⌘", Shift: "⇧", Alt: "⌥", Enter: "↵", Delete: "⌫" },
  windows: { Mod: "Ctrl", Delete: "Del" },
};

function Keys({ keys, machine }: { keys: readonly string[]; machine: Machine }) {
  const say = useTexts(shortcutTexts);
  return keys.map((key) => <kbd key={key}>{key === "Space" ? say("space") : (NAMES[machine][key] ?? key)}</kbd>);
}
