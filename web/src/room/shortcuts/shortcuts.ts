import type { ActionId } from "../actions/roomAction.ts";
import { actionKeys } from "../actions/roomActions.ts";
import type { shortcutTexts } from "./texts.ts";

type Word = keyof (typeof shortcutTexts)["entries"];

/** A key is what stands on it; `Mod` is Ctrl, on a Mac the command key, and `Space` is called by its name. */
export interface Shortcut {
  says: Word;
  keys: readonly string[];
  /** For the other half of what it says: *Undo, redo*. */
  or?: readonly string[];
}

interface ShortcutGroup {
  title: Word;
  shortcuts: readonly Shortcut[];
}

/** What an action is called in the list, and where it stands there. */
const ACTION_WORDS: Partial<Record<ActionId, { says: Word; group: Word }>> = {
  microphone: { says: "microphone", group: "voice" },
  camera: { says: "camera", group: "voice" },
  hand: { says: "hand", group: "voice" },
  add: { says: "add", group: "room" },
  pen: { says: "pen", group: "room" },
  reactions: { says: "reactions", group: "room" },
  captions: { says: "captions", group: "room" },
  grid: { says: "grid", group: "room" },
  smallWindow: { says: "smallWindow", group: "room" },
  list: { says: "list", group: "people" },
  chat: { says: "chat", group: "messages" },
};

/** The keys of actions come from the actions themselves. */
const ofActions = (group: Word): readonly Shortcut[] =>
  actionKeys.flatMap(({ id, key }) => {
    const words = ACTION_WORDS[id];
    return words?.group === group ? [{ says: words.says, keys: [key] }] : [];
  });

const ARROWS = ["←", "↑", "↓", "→"] as const;

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "everywhere",
    shortcuts: [
      { says: "search", keys: ["Mod", "K"] },
      { says: "writeToFound", keys: ["Mod", "Enter"] },
      { says: "thisList", keys: ["?"] },
      { says: "cancel", keys: ["Esc"] },
    ],
  },
  { title: "voice", shortcuts: [...ofActions("voice"), { says: "talk", keys: ["Space"] }] },
  { title: "room", shortcuts: ofActions("room") },
  {
    title: "move",
    shortcuts: [
      { says: "walk", keys: ARROWS },
      { says: "walkLeft", keys: ["W", "A", "S", "D"] },
      { says: "findMe", keys: ["0"] },
      { says: "fitAll", keys: ["1"] },
      { says: "zoom", keys: ["+"], or: ["−"] },
    ],
  },
  {
    title: "people",
    shortcuts: [
      ...ofActions("people"),
      { says: "nextPerson", keys: ["↓"], or: ["↑"] },
      { says: "goToPerson", keys: ["Enter"] },
    ],
  },
  {
    title: "roomList",
    shortcuts: [
      { says: "carryRoom", keys: ["Alt", "↑"], or: ["Alt", "↓"] },
      { says: "renameRoom", keys: ["F2"] },
    ],
  },
  {
    title: "messages",
    shortcuts: [
      ...ofActions("messages"),
      { says: "newLine", keys: ["Shift", "Enter"] },
      { says: "editLast", keys: ["↑"] },
      { says: "reply", keys: ["R"] },
      { says: "editOne", keys: ["E"] },
      { says: "bold", keys: ["Mod", "B"] },
      { says: "italic", keys: ["Mod", "I"] },
      { says: "code", keys: ["Mod", "E"] },
    ],
  },
  {
    title: "things",
    shortcuts: [
      { says: "chooseThing", keys: ["Space"], or: ["Shift", "Space"] },
      { says: "editThing", keys: ["Enter"] },
      { says: "moveThing", keys: ["←"], or: ["Shift", "←"] },
      { says: "copyPaste", keys: ["Mod", "C"], or: ["Mod", "V"] },
      { says: "duplicate", keys: ["Mod", "D"] },
      { says: "undoRedo", keys: ["Mod", "Z"], or: ["Mod", "Shift", "Z"] },
      { says: "deleteThing", keys: ["Delete"] },
    ],
  },
];
