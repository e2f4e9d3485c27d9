import { shortcodesOf, type Shortcodes } from "./shortcodes.ts";

let known: Shortcodes | null = null;
let loading: Promise<void> | null = null;

/** The names of emoji that other chats know; null until they are loaded, which a first call begins. */
export function knownShortcodes(): Shortcodes | null {
  loading ??= import("emojibase-data/en/shortcodes/github.json").then(
    ({ default: names }) => {
      known = shortcodesOf(names);
    },
    () => {
      loading = null;
    },
  );
  return known;
}
