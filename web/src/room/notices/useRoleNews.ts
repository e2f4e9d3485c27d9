import type { AccountId, SpaceRole } from "@atrium/contract";
import { roleMove } from "@atrium/rules";
import { useEffect, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { roleTexts } from "./roleTexts.ts";

interface Me {
  accountId: AccountId;
  role: SpaceRole;
}

/**
 * Says that one's own role is another now, in the same place as somebody known already: another visit or another account
 * begins anew, and while nobody is known nothing has changed.
 */
export function useRoleNews(place: object, me: Me | null): void {
  const say = useTexts(roleTexts);
  const known = useRef<(Me & { place: object }) | null>(null);
  const { accountId = null, role = null } = me ?? {};
  useEffect(() => {
    if (accountId === null || role === null) return;
    const last = known.current;
    known.current = { place, accountId, role };
    if (last === null || last.place !== place || last.accountId !== accountId) return;
    const move = roleMove(last.role, role);
    if (move !== null) showToast({ text: say(move, { caption: say(role) }) });
  }, [place, accountId, role, say]);
}
