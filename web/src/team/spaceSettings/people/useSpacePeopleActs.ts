import { errorText, type AccountId, type ErrorCode, type SpaceId, type SpaceMemberRole } from "@atrium/contract";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { askConfirm } from "../../../ui/dialog/askConfirm.ts";
import { showToast, type Toast } from "../../../ui/toast.tsx";
import type { PeopleKind, PersonLine } from "./peopleModel.ts";
import { spacePeopleTexts } from "./texts.ts";

export interface SpacePeopleActs {
  setRole: (person: PersonLine, role: SpaceMemberRole) => Promise<void>;
  remove: (person: PersonLine) => Promise<void>;
}

/** What is done with those who were added to a space. */
export function useSpacePeopleActs(spaceId: SpaceId): SpacePeopleActs {
  const say = useTexts(spacePeopleTexts);
  const update = useAct("updateSpaceMemberRole");
  const removeMember = useAct("removeSpaceMember");
  const removeGuest = useAct("removeSpaceGuest");
  const setRole = async (person: PersonLine, role: SpaceMemberRole) => {
    const { accountId, name, role: before } = person;
    if (role === before) return;
    const answer = await update.run({ spaceId, accountId, role });
    const undo = before === null ? null : () => void setRole({ ...person, role }, before);
    tell(answer, {
      text: say("changed", { name, role: say(role) }),
      ...(undo === null ? {} : { act: { label: say("undo"), run: undo } }),
    });
  };
  return {
    setRole,
    async remove({ accountId, name, role }) {
      const isGuest = role === null;
      const text = say(isGuest ? "removeGuest" : "removeMember");
      const words = { title: say("removeTitle", { name }), text, act: say("remove"), cancel: say("cancel") };
      if (!(await askConfirm({ ...words, danger: true }))) return;
      const answer = await (isGuest ? removeGuest : removeMember).run({ spaceId, accountId });
      tell(answer, { text: say("removed", { name }) });
    },
  };
}

/** Adds several at once: null once they are there, else why not. */
export function useAddPeople(spaceId: SpaceId, kind: PeopleKind) {
  const say = useTexts(spacePeopleTexts);
  const members = useAct("addSpaceMembers");
  const guests = useAct("addSpaceGuests");
  const add = async (accountIds: AccountId[], role: SpaceMemberRole): Promise<ErrorCode | null> => {
    const answer = await (kind === "members"
      ? members.run({ spaceId, accountIds, role })
      : guests.run({ spaceId, accountIds }));
    if (!answer.ok) return answer.code;
    showToast({ text: say("added", { count: accountIds.length }) });
    return null;
  };
  return add;
}

function tell(answer: { ok: true } | { ok: false; code: ErrorCode }, done: Toast): void {
  showToast(answer.ok ? done : { text: errorText(answer.code, currentLocale()), kind: "bad" });
}
