import {
  errorText,
  type Cart,
  type ErrorCode,
  type PaidRate,
  type Team,
  type TeamSubscription,
} from "@atrium/contract";
import { paidRate } from "@atrium/rules";
import { IconArrowLeft, IconInfoCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import buying from "../buying.module.css";
import { PaymentOutcome, type Outcome } from "../payment/PaymentOutcome.tsx";
import { planTexts } from "../plan/texts.ts";
import { toPlansOf } from "../plans/toPlansOf.ts";
import { ChosenFields } from "./ChosenFields.tsx";
import { ChosenSum } from "./ChosenSum.tsx";
import { offered, sumModel, type Chosen } from "./subscriptionModel.ts";
import { subscriptionTexts } from "./texts.ts";

interface SubscriptionViewProps {
  team: Team;
  rates: readonly PaidRate[];
  /** The subscription that is changed; null for a first one. */
  had: TeamSubscription | null;
  chosen: Chosen;
  change: (part: Partial<Chosen>) => void;
  /** Why nothing can be bought here at all; null if something can. */
  obstacle: ErrorCode | null;
  /** What the payment provider counts; null before it has answered. */
  cart: Cart | null;
  isCounting: boolean;
  /** Why this choice has no sum or cannot be taken. */
  problem: ErrorCode | null;
  pay: (() => void) | null;
  isBusy: boolean;
  /** What became of the payment; null before it was asked for. */
  outcome: Outcome | null;
}

export function SubscriptionView({
  team,
  rates,
  had,
  chosen,
  change,
  obstacle,
  outcome,
  ...sum
}: SubscriptionViewProps) {
  const say = useTexts(subscriptionTexts);
  const sayPlan = useTexts(planTexts);
  const locale = currentLocale();
  const rate = paidRate(chosen.rateId);
  const plan = sayPlan(chosen.rateId);
  const isChange = had !== null;
  const title = had?.rateId === chosen.rateId ? say("growTitle", { plan }) : say("buyTitle", { plan });
  useTitle(`${title}: ${team.name}`);
  const model = sumModel({ chosen, rate, cart: sum.cart, isChange }, { locale, say });
  return (
    <div className={buying["page"]}>
      <header className={buying["top"]}>
        <Link {...toPlansOf(team.id)} className={buying["back"]}>
          <IconArrowLeft size={18} aria-hidden /> {say("back")}
        </Link>
      </header>
      <main className={buying["main"]}>
        <div>
          <PageTitle>{title}</PageTitle>
          <p className={buying["lead"]}>{say("lead")}</p>
        </div>
        {obstacle === null ? null : (
          <p className={buying["obstacle"]}>
            <IconInfoCircle size={18} aria-hidden /> {errorText(obstacle, locale)}
          </p>
        )}
        {outcome === null ? (
          <div className={buying["columns"]}>
            <div className={buying["fields"]}>
              <ChosenFields rates={offered(had, rates)} {...{ rate, had, chosen, change }} />
            </div>
            <ChosenSum {...{ chosen, model, isChange }} {...sum} pay={obstacle === null ? sum.pay : null} />
          </div>
        ) : (
          <PaymentOutcome teamId={team.id} outcome={outcome} isBusy={sum.isBusy} />
        )}
      </main>
    </div>
  );
}
