import type { ChatMessage, ChatName } from "@atrium/contract";
import type { LiveEvent, LiveStore } from "../../live/index.ts";
import { soundsApart } from "../../platform/sounds.ts";
import type { VisitNeeds } from "./visitNeeds.ts";

/** The sounds of a visit: on the speaker of the voices, if the space plays its sounds. */
export class VisitSounds {
  readonly #live: LiveStore;
  readonly #play: ReturnType<typeof soundsApart>;
  readonly #hearChat: ReturnType<VisitNeeds["chatNotices"]>;

  constructor(needs: VisitNeeds, { live, media }: { live: LiveStore; media: { speakerId: string } }) {
    this.#live = live;
    this.#play = soundsApart(needs.clock, (name) => {
      if (live.spaceHasSounds()) needs.playSound(name, media.speakerId);
    });
    const isQuiet = () => this.#isQuiet();
    const selfId = () => live.store.getState().selfId;
    this.#hearChat = needs.chatNotices({ selfId, isQuiet, play: this.#play, nowMs: () => needs.clock.nowMs() });
  }

  message(chat: ChatName, message: ChatMessage): void {
    this.#hearChat(chat, message);
  }

  /** Not to be missed, also by who wants no disturbance: I am cut off, or a recording of mine does not grow. */
  alarm(): void {
    this.#play("activity-alert");
  }

  heard(event: LiveEvent): void {
    const roomId = this.#live.store.getState().room?.snapshot.roomId;
    if (event.type === "chatMessage" && roomId !== undefined) this.message({ kind: "room", roomId }, event.message);
    if (this.#isQuiet()) return;
    if (event.type === "personEntered") this.#play("room-enter");
    if (event.type === "invited" || event.type === "knocked") this.#play("notification");
  }

  /** Whether my status is do not disturb. */
  #isQuiet(): boolean {
    return this.#live.self()?.dontDisturb === true;
  }
}
