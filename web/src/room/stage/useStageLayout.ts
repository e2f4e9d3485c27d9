import type { AccountId } from "@atrium/contract";
import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import { STAGE_LAYOUTS, stageLayout, type StageLayout } from "./stageLayout.ts";
import type { Stage } from "./useStage.ts";

export const LAYOUT_KEY = "stage-layout";

const Choice = z.enum(STAGE_LAYOUTS);

/** How I look at the stage; my choice is kept on this device. */
export function useStageLayout(stage: Stage, speaking: ReadonlySet<AccountId>) {
  const [choice, setChoice] = useState(() => readStored(LAYOUT_KEY, Choice));
  const speaker = useLastSpeaker(stage, speaking);
  const choose = (next: StageLayout) => {
    setChoice(next);
    writeStored(LAYOUT_KEY, next);
  };
  return { ...stageLayout(stage, { choice, speaker }), choose };
}

export type StageLook = ReturnType<typeof useStageLayout>;

/** The presenter who speaks, or spoke last: nobody takes the large tile from whom others only interrupt. */
function useLastSpeaker({ presenters }: Stage, speaking: ReadonlySet<AccountId>): AccountId | null {
  const [last, setLast] = useState<AccountId | null>(null);
  const heard = presenters.filter(({ isMe, audioMuted, accountId }) => !isMe && !audioMuted && speaking.has(accountId));
  const isStillHeard = heard.some(({ accountId }) => accountId === last);
  const now = isStillHeard ? last : (heard[0]?.accountId ?? last);
  if (now !== last) setLast(now);
  return now;
}
