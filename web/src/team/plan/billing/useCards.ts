import { errorText, type Card, type ErrorCode, type TeamId } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../platform/data/read.ts";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { askConfirm } from "../../../ui/dialog/askConfirm.ts";
import { showToast } from "../../../ui/toast.tsx";
import { planBillingTexts } from "./texts.ts";

/** A team's cards at the payment provider, and what can be done with them. */
export function useCards(teamId: TeamId) {
  const say = useTexts(planBillingTexts);
  // While the payment provider is not reached, the rest of the page stands.
  const { data, error } = useQuery(read("listCards", { teamId }));
  const onRefused = ({ code }: { code: ErrorCode }) =>
    showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const choose = useAct("setDefaultCard", { onRefused });
  const remove = useAct("deleteCard", { onRefused });
  const confirmed = async ({ id: cardId, default: isDefault, last4 }: Card) => {
    const words = {
      title: say("deleteTitle", { last4 }),
      text: say(isDefault ? "deleteDefaultText" : "deleteText"),
      act: say("deleteCard"),
      cancel: say("keepIt"),
    };
    if (await askConfirm({ ...words, danger: true })) await remove.run({ teamId, cardId });
  };
  return {
    cards: data?.cards ?? null,
    problem: error?.refusal.code ?? null,
    isBusy: choose.busy || remove.busy,
    onDefault: ({ id: cardId }: Card) => void choose.run({ teamId, cardId }),
    onDelete: (card: Card) => void confirmed(card),
  };
}
