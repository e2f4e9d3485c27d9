import type { ErrorCode } from "@atrium/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../platform/call.ts";
import { act } from "../platform/data/act.ts";

/** How often one looks whether the sender has answered. */
const LOOK_MS = 15_000;

interface AskedNeeds {
  code: string | null;
  /** Of the invitation that does not help; null while it is not known. */
  teamName: string | null;
  comeIn: (redirect: string) => void;
}

/** Asks the sender of an invitation for another one; as soon as it waits for one's own address, one is in. */
export function useAskedInvitation({ code, teamName, comeIn }: AskedNeeds) {
  /** Invitations that were there before asking: none of them is the answer, even from a team of the same name. */
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const look = useEffectEvent(async (isOver: () => boolean) => {
    const reply = await call("listWaitingInvitations", {});
    if (!reply.ok || isOver()) return;
    const sent = reply.value.invitations.find(({ id, team }) => team.name === teamName && before?.has(id) === false);
    if (sent === undefined) return;
    const answer = await act("answerInvitation", { invitationId: sent.id, accepts: true });
    if (answer.ok && answer.value.redirect !== null && !isOver()) comeIn(answer.value.redirect);
  });
  useEffect(() => {
    if (before === null) return undefined;
    let isOver = false;
    const timer = setInterval(() => void look(() => isOver), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [before]);
  const ask = async (): Promise<ErrorCode | null> => {
    if (code === null) return "inviteNotFound";
    const waiting = await call("listWaitingInvitations", {});
    if (!waiting.ok) return waiting.code;
    const reply = await call("askForInvitation", { invitationId: code });
    if (!reply.ok) return reply.code;
    setBefore(new Set(waiting.value.invitations.map(({ id }) => id)));
    return null;
  };
  return { ask };
}
