import {
  bounds,
  errorText,
  type ErrorCode,
  type SpaceCard,
  type SpaceId,
  type TeamGuest,
  type TeamId,
  type TeamMember,
  type TeamRole,
} from "@atrium/contract";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { personName } from "../personName.ts";
import { usersTexts } from "./texts.ts";

/** What can be done with members, with one or with several at once. True once it is done to all of them. */
export interface MemberActs {
  setRole: (people: readonly TeamMember[], role: TeamRole) => Promise<boolean>;
  remove: (people: readonly TeamMember[]) => Promise<boolean>;
  /** Null once it is done, else why not: its dialog says so. */
  setSpaces: (person: Somebody, spaceIds: SpaceId[]) => Promise<ErrorCode | null>;
  addToSpace: (people: readonly TeamMember[], space: Pick<SpaceCard, "id" | "name">) => Promise<boolean>;
}
/** What can be done with guests, as with members. */
export interface GuestActs {
  promote: (guests: readonly Somebody[]) => Promise<boolean>;
  remove: (guests: readonly Somebody[]) => Promise<boolean>;
  setSpaces: (guest: Somebody, spaceIds: SpaceId[]) => Promise<ErrorCode | null>;
  /** Lifts their bans from the team's spaces. */
  letIn: (guest: Somebody & Pick<TeamGuest, "bans">) => Promise<boolean>;
}
type Somebody = Pick<TeamGuest, "accountId" | "name">;

const AT_ONCE = bounds.spacePeopleAtOnce.max;

type Answer = { ok: true } | { ok: false; code: ErrorCode };

export function useMemberActs(teamId: TeamId): MemberActs {
  const say = useTexts(usersTexts);
  const update = useAct("updateTeamMemberRole");
  const demote = useAct("demoteTeamMember");
  const removal = useAct("removeTeamMember");
  const spaces = useAct("setTeamMemberSpaces");
  const addition = useAct("addSpaceMembers");
  const cancel = say("cancel");
  return {
    async setRole(people, role) {
      const others = people.filter((person) => person.role !== role);
      const [first] = others;
      if (first === undefined) return true;
      const isOne = others.length === 1;
      const count = others.length;
      const name = personName(first, say("nameless"));
      const title = isOne ? say("demoteTitle", { name }) : say("demoteManyTitle", { count });
      const question = { title, text: say("demoteText"), act: say("demoteAct"), cancel };
      if (role === "GUEST" && !(await askConfirm(question))) return false;
      return told(
        await eachOf(others, ({ accountId }) =>
          role === "GUEST" ? demote.run({ teamId, accountId }) : update.run({ teamId, accountId, role }),
        ),
        isOne ? say("changed", { name, role: say(role) }) : say("changedMany", { count }),
      );
    },
    async remove(people) {
      const [first] = people;
      if (first === undefined) return true;
      const count = people.length;
      const title =
        count === 1
          ? say("removeTitle", { name: personName(first, say("nameless")) })
          : say("removeManyTitle", { count });
      const question = { title, text: say("removeText"), act: say("removeAct"), cancel, danger: true };
      if (!(await askConfirm(question))) return false;
      const refused = await eachOf(people, ({ accountId }) => removal.run({ teamId, accountId }));
      return told(refused, say("removed", { count }));
    },
    async setSpaces({ accountId }, spaceIds) {
      const refused = refusalOf(await spaces.run({ teamId, accountId, spaceIds }));
      if (refused === null) told(null, say("spacesSaved"));
      return refused;
    },
    async addToSpace(people, { id: spaceId, name: space }) {
      const ids = people.map(({ accountId }) => accountId);
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const refused = refusalOf(await addition.run({ spaceId, accountIds: ids.slice(at, at + AT_ONCE) }));
        if (refused !== null) return told(refused, "");
      }
      return told(null, say("addedTo", { count: ids.length, space }));
    },
  };
}

export function useGuestActs(teamId: TeamId): GuestActs {
  const say = useTexts(usersTexts);
  const promotion = useAct("promoteTeamGuest");
  const removal = useAct("removeTeamGuest");
  const spaces = useAct("setTeamGuestSpaces");
  const lift = useAct("liftBan");
  return {
    async promote(guests) {
      const [first] = guests;
      if (first === undefined) return true;
      const refused = await eachOf(guests, ({ accountId }) => promotion.run({ teamId, accountId }));
      const count = guests.length;
      const done =
        count === 1 ? say("changed", { name: first.name, role: say("MEMBER") }) : say("changedMany", { count });
      return told(refused, done);
    },
    async remove(guests) {
      const [first] = guests;
      if (first === undefined) return true;
      const count = guests.length;
      const title = count === 1 ? say("removeGuestTitle", { name: first.name }) : say("removeGuestsTitle", { count });
      const question = {
        title,
        text: say("removeGuestText"),
        act: say("removeAct"),
        cancel: say("cancel"),
        danger: true,
      };
      if (!(await askConfirm(question))) return false;
      const refused = await eachOf(guests, ({ accountId }) => removal.run({ teamId, accountId }));
      return told(refused, say("removed", { count }));
    },
    async setSpaces({ accountId }, spaceIds) {
      const refused = refusalOf(await spaces.run({ teamId, accountId, spaceIds }));
      if (refused === null) told(null, say("spacesSaved"));
      return refused;
    },
    async letIn({ accountId, name, bans }) {
      const refused = await eachOf(bans, ({ spaceId }) => lift.run({ spaceId, accountId }));
      return told(refused, say("letInDone", { name }));
    },
  };
}

const refusalOf = (answer: Answer): ErrorCode | null => (answer.ok ? null : answer.code);

/** One after another, since each locks the team. Stops at the first refusal and returns it. */
async function eachOf<Person>(
  people: readonly Person[],
  ask: (person: Person) => Promise<Answer>,
): Promise<ErrorCode | null> {
  for (const person of people) {
    const answer = await ask(person);
    if (!answer.ok) return answer.code;
  }
  return null;
}

function told(refused: ErrorCode | null, done: string): boolean {
  showToast(refused === null ? { text: done } : { text: errorText(refused, currentLocale()), kind: "bad" });
  return refused === null;
}
