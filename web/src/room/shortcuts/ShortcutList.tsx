import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./shortcuts.module.css";
import { SHORTCUTS, type Shortcut } from "./shortcuts.ts";
import { shortcutTexts } from "./texts.ts";

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Every key there is, by what it is for. `find` leaves those whose words hold it. */
export function ShortcutList({ find = "" }: { find?: string }) {
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
              <Row key={shortcut.says} shortcut={shortcut} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Row({ shortcut: { says, keys } }: { shortcut: Shortcut }) {
  const say = useTexts(shortcutTexts);
  const named: Readonly<Record<string, string>> = { Mod: isMac() ? "⌘" : "Ctrl", Space: say("space") };
  return (
    <div className={styles["row"]}>
      <dt>{say(says)}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{named[key] ?? key}</kbd>
        ))}
      </dd>
    </div>
  );
}
