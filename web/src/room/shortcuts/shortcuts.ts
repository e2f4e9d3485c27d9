import type { ActionId } from "../actions/roomAction.ts";
import { actionKeys } from "../actions/roomActions.ts";
import type { shortcutTexts } from "./texts.ts";

type Word = keyof (typeof shortcutTexts)["entries"];

/** A key is what stands on it; `Mod` is Ctrl, on a Mac the command key, and `Space` is called by its name. */
export interface Shortcut {
  says: Word;
  keys: readonly string[];
}

interface ShortcutGroup {
  title: Word;
  shortcuts: readonly Shortcut[];
}

/** What an action is called in the list, and where it stands there. */
const ACTION_WORDS: Partial<Record<ActionId, { says: Word; group: Word }>> = {
  microphone: { says: "microphone", group: "voice" },
  camera: { says: "camera", group: "voice" },
  add: { says: "add", group: "room" },
  reactions: { says: "reactions", group: "room" },
  grid: { says: "grid", group: "room" },
  smallWindow: { says: "smallWindow", group: "room" },
  list: { says: "list", group: "room" },
  chat: { says: "chat", group: "messages" },
};

/** The keys of actions come from the actions themselves. */
const ofActions = (group: Word): readonly Shortcut[] =>
  actionKeys.flatMap(({ id, key }) => {
    const words = ACTION_WORDS[id];
    return words?.group === group ? [{ says: words.says, keys: [key] }] : [];
  });

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "everywhere",
    shortcuts: [
      { says: "search", keys: ["Mod", "K"] },
      { says: "thisList", keys: ["?"] },
      { says: "cancel", keys: ["Esc"] },
    ],
  },
  { title: "voice", shortcuts: [...ofActions("voice"), { says: "talk", keys: ["Space"] }] },
  {
    title: "move",
    shortcuts: [
      { says: "walk", keys: ["←", "↑", "↓", "→"] },
      { says: "walkLeft", keys: ["W", "A", "S", "D"] },
    ],
  },
  { title: "room", shortcuts: ofActions("room") },
  {
    title: "messages",
    shortcuts: [
      ...ofActions("messages"),
      { says: "newLine", keys: ["Shift", "Enter"] },
      { says: "editLast", keys: ["↑"] },
      { says: "reply", keys: ["R"] },
      { says: "bold", keys: ["Mod", "B"] },
      { says: "italic", keys: ["Mod", "I"] },
      { says: "code", keys: ["Mod", "E"] },
    ],
  },
];
