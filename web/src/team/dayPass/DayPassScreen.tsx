import { errorText, type Team, type WantedDayPass } from "@atrium/contract";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { showToast } from "../../ui/toast.tsx";
import { useLeaving } from "../payment/useLeaving.ts";
import type { Offer } from "../plans/offer.ts";
import { firstDayPass } from "./dayPassModel.ts";
import { DayPassView } from "./DayPassView.tsx";

/** Chooses the days and people of a pass, and leads to the payment provider's page. */
export function DayPassScreen({ team }: { team: Team }) {
  const asked: Offer = useSearch({ strict: false });
  const { rate } = useRead(read("getDayPassRate", {}));
  const { timezones } = useRead(read("listTimezones", {}));
  const { dayPasses } = useRead(read("listTeamDayPasses", { teamId: team.id }));
  const { capabilities } = useRead(read("getTeamBillingCapabilities2", { teamId: team.id }));
  const [nowMs] = useState(Date.now);
  const [wanted, setWanted] = useState<WantedDayPass>(() =>
    firstDayPass({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone, rate, nowMs }, asked),
  );
  const [isLeaving, leave] = useLeaving();
  const { run, busy } = useAct("getDayPassCheckoutLink", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const pay = async () => {
    const reply = await run({ teamId: team.id, ...wanted });
    if (!reply.ok) return;
    leave();
    window.location.assign(reply.value.url);
  };
  return (
    <DayPassView
      team={team}
      rate={rate}
      zones={timezones.map(({ name }) => name)}
      passes={dayPasses}
      obstacle={capabilities.dayPass.errors[0] ?? null}
      wanted={wanted}
      nowMs={nowMs}
      isBusy={busy || isLeaving}
      change={(part) => setWanted((before) => ({ ...before, ...part }))}
      pay={() => void pay()}
    />
  );
}
