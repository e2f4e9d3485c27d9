import type { AccountId } from "@atrium/contract";
import type { StageModel } from "./stageModel.ts";

/** How I look at a stage: all alike, one large, or a shared screen with the faces beside it. */
export const STAGE_LAYOUTS = ["grid", "speaker", "shared"] as const;
export type StageLayout = (typeof STAGE_LAYOUTS)[number];

interface Arranged {
  layout: StageLayout;
  /** Whose tile is large; null if all are equal. */
  lead: AccountId | null;
}

interface Wish {
  /** What I chose; null leaves it to what happens on the stage. */
  choice: StageLayout | null;
  /** The other presenter who spoke last. */
  speaker: AccountId | null;
}

/**
 * Who is in the spotlight is large before whoever speaks. A screen or page that I wish to see is shown once somebody shows
 * one; until then the stage is as if I had not chosen.
 */
export function stageLayout(
  { presenters, sharer, page, spotlit, lead }: Pick<StageModel, "presenters" | "sharer" | "page" | "spotlit" | "lead">,
  { choice, speaker }: Wish,
): Arranged {
  if (choice === "grid") return { layout: "grid", lead: null };
  if (choice === "speaker") {
    const others = presenters.filter(({ isMe }) => !isMe).map(({ accountId }) => accountId);
    const spoke = others.find((accountId) => accountId === speaker);
    return { layout: "speaker", lead: presenters.length < 2 ? null : (spotlit ?? spoke ?? others[0] ?? null) };
  }
  if (sharer !== null || page !== null) return { layout: "shared", lead: null };
  return { layout: lead === null ? "grid" : "speaker", lead };
}
