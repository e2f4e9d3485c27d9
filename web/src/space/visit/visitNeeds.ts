import type { Locale, NewsItem, RoomId } from "@atrium/contract";
import type { CreateChatNotices } from "../../chat/index.ts";
import type { OpenSocket } from "../../live/index.ts";
import type { MediaParts } from "../../media/index.ts";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";
import type { PlaySound } from "../../platform/sounds.ts";

/** All that a visit asks of the browser and of the space's address; a test brings its own. */
export interface VisitNeeds {
  slug: string;
  roomId: RoomId | null;
  /** The space's password, where the link carried it. */
  password: string | null;
  /** The password that makes an admin, where the link carried it. */
  adminPassword: string | null;
  call: Call;
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  page: PageSignals;
  /** What the link tells my account beside the space. */
  news: {
    take(items: readonly NewsItem[]): void;
    /** Some may have been missed. */
    catchUp(): void;
  };
  playSound: PlaySound;
  chatNotices: CreateChatNotices;
  locale(): Locale;
  devicePixels(): number;
  media: MediaParts;
}
