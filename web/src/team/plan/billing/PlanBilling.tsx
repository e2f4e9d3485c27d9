import { errorText, type Team } from "@atrium/contract";
import { useAct } from "../../../platform/data/useAct.ts";
import { read } from "../../../platform/data/read.ts";
import { useRead } from "../../../platform/data/useRead.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { askConfirm } from "../../../ui/dialog/askConfirm.ts";
import { showToast } from "../../../ui/toast.tsx";
import { BillingDetails } from "../details/BillingDetails.tsx";
import { freeKeeping } from "../freeKeeping.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { PlanBillingView } from "./PlanBillingView.tsx";
import { useHistory } from "./useHistory.ts";
import { planBillingTexts } from "./texts.ts";

/** What a team's admins see of its subscription and its payments. */
export function PlanBilling({ team: { id: teamId } }: { team: Team }) {
  const say = useTexts(planBillingTexts);
  const { subscription } = useRead(read("getTeamBillingCapabilities2", { teamId }));
  const { entries, more, isReadingMore } = useHistory(teamId);
  const onRefused = ({ code }: { code: Parameters<typeof errorText>[0] }) =>
    showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const cancel = useAct("cancelRate", { onRefused });
  const reactivate = useAct("reactivateRate", { onRefused });
  const portal = useAct("getCustomerPortalLink", { onRefused });
  const stop = async () => {
    const words = {
      title: say("cancelTitle"),
      text: say("cancelText", freeKeeping),
      act: say("cancelAct"),
      cancel: say("keepIt"),
    };
    if (await askConfirm({ ...words, danger: true })) await cancel.run({ teamId });
  };
  const openCards = async () => {
    const reply = await portal.run({ teamId });
    if (reply.ok) window.location.assign(reply.value.url);
  };
  return (
    <PlanBillingView
      teamId={teamId}
      subscription={subscription}
      {...{ entries, more, isReadingMore }}
      methods={
        subscription === null && entries.length === 0 ? null : (
          <>
            <PaymentMethods teamId={teamId} isBusy={portal.busy} onAdd={() => void openCards()} />
            <BillingDetails teamId={teamId} />
          </>
        )
      }
      isBusy={cancel.busy || reactivate.busy || portal.busy}
      onCancel={() => void stop()}
      onReactivate={() => void reactivate.run({ teamId })}
      onCards={() => void openCards()}
    />
  );
}
