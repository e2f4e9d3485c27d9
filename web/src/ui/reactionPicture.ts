import type { Emotion } from "@atrium/contract";

const files: Record<string, string> = import.meta.glob("../../assets/reactions/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** What a reaction is called here: its picture's file and its word in `reactionTexts`. */
export const REACTIONS = {
  "👍": "thumb",
  "❤️": "heart",
  "😂": "laugh",
  "👏": "clap",
  "🎉": "party",
  "😮": "wow",
  "🔥": "fire",
  "👋": "wave",
} as const satisfies Record<Emotion, string>;

/** Our own drawing of a reaction: every system's font has another one. */
export const reactionPicture = (emotion: Emotion): string =>
  files[`../../assets/reactions/${REACTIONS[emotion]}.svg`] ?? "";
