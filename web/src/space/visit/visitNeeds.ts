import type { Locale, NewsItem, RoomId } from "@atrium/contract";
import type { CreateChatNotices } from "../../chat/index.ts";
import type { OpenSocket } from "../../live/index.ts";
import type { MediaParts } from "../../media/index.ts";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";
import type { PlaySound } from "../../platform/sounds.ts";

/** Everything a visit needs from the browser and the space's address; a test provides its own. */
export interface VisitNeeds {
  slug: string;
  roomId: RoomId | null;
  /** The space's password, if the link had one. */
  password: string | null;
  /** The admins' password, if the link had one. */
  adminPassword: string | null;
  call: Call;
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  page: PageSignals;
  /** News for my account that come over the space's link. */
  news: {
    take(items: readonly NewsItem[], changedAt: string | undefined): void;
    /** News may have been missed. */
    catchUp(): void;
  };
  playSound: PlaySound;
  chatNotices: CreateChatNotices;
  locale(): Locale;
  devicePixels(): number;
  /** How many milliseconds as many frames of the page take; null if it was not shown meanwhile. */
  frames(count: number): Promise<number | null>;
  media: MediaParts;
}
