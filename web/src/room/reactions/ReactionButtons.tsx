import { EMOTIONS, type Emotion } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { REACTIONS, reactionPicture } from "../../ui/reactionPicture.ts";
import { reactionTexts } from "./texts.ts";

/** A button for each reaction, as it will rise. */
export function ReactionButtons({ send }: { send: (emotion: Emotion) => void }) {
  const say = useTexts(reactionTexts);
  return EMOTIONS.map((emotion) => (
    <button key={emotion} type="button" aria-label={say(REACTIONS[emotion])} onClick={() => send(emotion)}>
      <img src={reactionPicture(emotion)} alt="" width={30} height={30} draggable={false} />
    </button>
  ));
}
