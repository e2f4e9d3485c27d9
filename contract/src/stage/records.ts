import { z } from "zod";
import { Look } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { AccountId } from "../common/ids.ts";
import { text } from "../common/text.ts";
import { elementFields, EmbedUrl } from "../element/records.ts";

/**
 * Somebody's state on a stage. `hand`: they ask to come up. `allowed`: a host has accepted their hand; `invited`: a
 * host has invited them; both expire. `ready`: seen and heard by themselves only, they wait for a host to bring them
 * on. `on`: a presenter.
 */
export const STAGE_STATES = ["hand", "allowed", "invited", "ready", "on"] as const;
export const StageState = z.enum(STAGE_STATES);
export type StageState = z.infer<typeof StageState>;

/** What somebody would ask on stage, in one line. */
export const StageQuestion = text(bounds.stageQuestion);

/**
 * Somebody's part in a stage, by their account's id; without one they sit in the audience. Presenters are visible to
 * all, the others to hosts and, if they are people who are shown, to everybody. It carries a look, because hosts have
 * no record of everybody else.
 */
export const StagePart = Look.extend({
  accountId: AccountId,
  state: StageState,
  /** Since when they are what they are; hands are answered in this order. */
  sinceMs: z.number(),
  /** Until when a place is kept for somebody allowed or invited; null for no time limit. */
  heldUntilMs: z.number().nullable(),
  /** The host who accepted or invited them; null if nobody did. */
  byName: z.string().nullable(),
  /** What they ask with their hand, until they are on; visible to hosts and themselves. */
  question: z.string().optional(),
  /** The web page that a presenter shows, in the place of a shared screen; one at a time on a stage. */
  iframeUrl: EmbedUrl.meta({ examples: ["https://example.org/numbers"] }).nullish(),
  /** A host leads everybody's eye to this presenter; one at a time on a stage. */
  isSpotlit: z.boolean().optional(),
  /** Everybody in the room has a record of them. */
  isShown: z.boolean(),
});
export type StagePart = z.infer<typeof StagePart>;

const { url, videoProvider, state, stateAt, stateSeek, syncState, volume } = elementFields.video;

/** The video behind the presenters of a stage, by the room's id. It is stored, and loops until it is stopped. */
export const BackgroundVideo = z.object({
  type: z.literal("video"),
  url: url.meta({ examples: ["https://youtu.be/dQw4w9WgXcQ"] }),
  provider: videoProvider,
  state,
  /** The server's time of the last change of what is played, and the second at which the video was then. */
  stateAt,
  stateSeek,
  /** Off: everybody plays it on their own. */
  syncState,
  /** Percent, for people who have not chosen a volume of their own. */
  volume,
});
export type BackgroundVideo = z.infer<typeof BackgroundVideo>;

/** The live records of a stage, by kind. */
export const stageRecordKinds = { stagePart: StagePart, backgroundVideo: BackgroundVideo } as const;
