import type { Emotion } from "@atrium/contract";
import { reactionPicture } from "../../../ui/reactionPicture.ts";
import styles from "./emotion.module.css";

/** An emotion rises from a bubble, a pointer or a tile and is gone. */
export function riseEmotion(from: HTMLElement, emotion: Emotion): void {
  const rising = document.createElement("span");
  rising.className = styles["rising"] ?? "";
  rising.dataset["emotion"] = "";
  rising.textContent = emotion;
  rising.style.backgroundImage = `url("${reactionPicture(emotion)}")`;
  rising.addEventListener("animationend", () => rising.remove());
  from.append(rising);
}
