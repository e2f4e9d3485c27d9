import { constants, type ErrorCode, type LinkExpiry, type SpaceId } from "@atrium/contract";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import type { InviteTo } from "./inviteTo.ts";
import { inviteTexts } from "./texts.ts";

export type LinkRole = "MEMBER" | "GUEST";

/** The terms of a link. */
export function useTerms(to: InviteTo) {
  const [role, setRole] = useState<LinkRole>(to.team === null ? "GUEST" : "MEMBER");
  const [expiresInDays, setExpires] = useState<LinkExpiry>(constants.invitation.defaultDays);
  const [uses, setUses] = useState<number | null>(25);
  const [spaceIds, setSpaceIds] = useState<SpaceId[]>(() => to.spaces.slice(0, 1).map(({ id }) => id));
  return { role, setRole, expiresInDays, setExpires, uses, setUses, spaceIds, setSpaceIds };
}
export type Terms = ReturnType<typeof useTerms>;

type Reply = { ok: true; value: { invitation: { url: string | null } } } | { ok: false; code: ErrorCode };

/** The link once it is made, and why it was not. */
export function useLink(to: InviteTo, { role, expiresInDays, uses, spaceIds }: Terms) {
  const { copied, copy } = useCopied();
  const [made, setMade] = useState<{ url: string; terms: string } | null>(null);
  // A link has the terms it was made with; other terms need another link.
  const wanted = JSON.stringify([role, expiresInDays, uses, spaceIds]);
  const url = made?.terms === wanted ? made.url : null;
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const member = useAct("createTeamMemberInvitationLink");
  const guest = useAct("createSpaceGuestInvitationLink");
  const asked = async (): Promise<Reply> => {
    const [spaceId] = spaceIds;
    const lasting = { expiresInDays, uses };
    if (to.team !== null && role === "MEMBER") return member.run({ teamId: to.team.id, spaceIds, ...lasting });
    return spaceId === undefined ? { ok: false, code: "spaceNotFound" } : guest.run({ spaceId, ...lasting });
  };
  const make = async () => {
    const reply = await asked();
    setProblem(reply.ok ? null : reply.code);
    if (!reply.ok || reply.value.invitation.url === null) return;
    setMade({ url: reply.value.invitation.url, terms: wanted });
    await copy(reply.value.invitation.url);
  };
  return { url, isCopied: url !== null && copied === url, problem, isBusy: member.busy || guest.busy, make, copy };
}
export type MadeLink = ReturnType<typeof useLink>;

/** Copies a link and says so; `copied` is the last one. */
function useCopied() {
  const say = useTexts(inviteTexts);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (link: string): Promise<void> => {
    setCopied((await copyOrShow(link, say("copied"))) ? link : null);
  };
  return { copied, copy };
}
