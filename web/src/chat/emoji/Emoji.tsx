import { Emotion } from "@atrium/contract";
import { reactionPicture } from "../../ui/reactionPicture.ts";

/** An emoji as our own picture if there is one, so that it looks the same everywhere. */
export function Emoji({ content }: { content: string }) {
  const emotion = Emotion.safeParse(content);
  if (!emotion.success) return content;
  return <img src={reactionPicture(emotion.data)} alt="" width={18} height={18} draggable={false} />;
}
