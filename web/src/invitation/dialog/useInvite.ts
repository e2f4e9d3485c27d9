import type { EmailFault, ErrorCode, InvitedPeople, SpaceId, TeamRole } from "@atrium/contract";
import { useAct } from "../../platform/data/useAct.ts";
import type { InviteTo } from "./inviteTo.ts";

interface Inviting {
  /** Addresses, as many as one call takes. */
  calls: readonly string[][];
  role: TeamRole;
  spaceIds: SpaceId[];
  message: string;
}

/** What came of it, by address; `problem` where a call as a whole was refused. */
export interface InviteOutcome {
  invited: ReadonlySet<string>;
  faults: ReadonlyMap<string, EmailFault>;
  problem: ErrorCode | null;
}

type Answer = { ok: true; value: InvitedPeople } | { ok: false; code: ErrorCode };

/** Invites by mail, call by call: what one call did stays when the next is refused. */
export function useInvite({ team, spaces }: InviteTo): (inviting: Inviting) => Promise<InviteOutcome> {
  const members = useAct("inviteTeamMembers");
  const guests = useAct("inviteTeamGuests");
  const ofSpace = useAct("inviteSpaceGuests");
  const ask = async (emails: string[], { role, spaceIds, message }: Inviting): Promise<Answer> => {
    const said = message === "" ? {} : { message };
    if (team === null) {
      const [space] = spaces;
      return space === undefined
        ? { ok: false, code: "spaceNotFound" }
        : ofSpace.run({ spaceId: space.id, emails, ...said });
    }
    const teamId = team.id;
    return role === "GUEST"
      ? guests.run({ teamId, emails, spaceIds, ...said })
      : members.run({ teamId, emails, role, spaceIds, ...said });
  };
  return async (inviting) => {
    const [invited, faults] = [new Set<string>(), new Map<string, EmailFault>()];
    for (const emails of inviting.calls) {
      const answer = await ask(emails, inviting);
      if (!answer.ok) return { invited, faults, problem: answer.code };
      for (const email of answer.value.invitedEmails) invited.add(email);
      for (const { email, code } of answer.value.errors) faults.set(email, code);
    }
    return { invited, faults, problem: null };
  };
}
