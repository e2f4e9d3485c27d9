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
  const [isAsked, setAsked] = useState(false);
  const look = useEffectEvent(async () => {
    const reply = await call("listWaitingInvitations", {});
    const sent = reply.ok ? reply.value.invitations.find(({ team }) => team.name === teamName) : undefined;
    if (sent === undefined) return;
    const answer = await act("answerInvitation", { invitationId: sent.id, accepts: true });
    if (answer.ok && answer.value.redirect !== null) comeIn(answer.value.redirect);
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isAsked]);
  const ask = async (): Promise<ErrorCode | null> => {
    if (code === null) return "inviteNotFound";
    const reply = await call("askForInvitation", { invitationId: code });
    if (!reply.ok) return reply.code;
    setAsked(true);
    return null;
  };
  return { ask };
}
