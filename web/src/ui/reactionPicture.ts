import type { Emotion } from "@atrium/contract";

const files: Record<string, string> = import.meta.glob("../../assets/reactions/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The id of a reaction: its picture's file name and its key in `reactionTexts`. */
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

/** Our own picture of a reaction: emoji fonts differ between systems. */
export const reactionPicture = (emotion: Emotion): string =>
  files[`../../assets/reactions/${REACTIONS[emotion]}.svg`] ?? "";
