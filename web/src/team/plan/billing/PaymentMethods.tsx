import { Button } from "@mantine/core";
import { errorText, type Card, type ErrorCode, type TeamId } from "@atrium/contract";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Row, Rows } from "../../../ui/list/Row.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import styles from "./billing.module.css";
import { useCards } from "./useCards.ts";
import { planBillingTexts } from "./texts.ts";

interface PaymentMethodsViewProps {
  /** Null before they are known. */
  cards: readonly Card[] | null;
  /** Why they are not. */
  problem?: ErrorCode | null;
  isBusy: boolean;
  onDefault: (card: Card) => void;
  onDelete: (card: Card) => void;
  /** Leads to the payment provider, where cards are typed. */
  onAdd: () => void;
}

/** The cards of a team that has bought something. */
export function PaymentMethods({ teamId, ...rest }: { teamId: TeamId; onAdd: () => void; isBusy: boolean }) {
  const { isBusy, ...known } = useCards(teamId);
  return <PaymentMethodsView {...known} onAdd={rest.onAdd} isBusy={isBusy || rest.isBusy} />;
}

export function PaymentMethodsView({ isBusy, onAdd, ...shown }: PaymentMethodsViewProps) {
  const say = useTexts(planBillingTexts);
  return (
    <Section
      title={say("methods")}
      act={
        <Button variant="subtle" disabled={isBusy} onClick={onAdd}>
          {say("addCard")}
        </Button>
      }
    >
      <Cards isBusy={isBusy} {...shown} />
    </Section>
  );
}

/** Nothing while they are read; that there are none is said only once that is known. */
function Cards({ cards, problem = null, isBusy, onDefault, onDelete }: Omit<PaymentMethodsViewProps, "onAdd">) {
  const say = useTexts(planBillingTexts);
  if (cards === null)
    return problem === null ? null : <p className={styles["quiet"]}>{errorText(problem, currentLocale())}</p>;
  if (cards.length === 0) return <p className={styles["quiet"]}>{say("noCards")}</p>;
  return (
    <Rows>
      {cards.map((card) => (
        <OwnCard key={card.id} card={card} {...{ isBusy, onDefault, onDelete }} />
      ))}
    </Rows>
  );
}

type OwnCardProps = Pick<PaymentMethodsViewProps, "isBusy" | "onDefault" | "onDelete"> & { card: Card };

function OwnCard({ card, isBusy, onDefault, onDelete }: OwnCardProps) {
  const say = useTexts(planBillingTexts);
  const name = cardName(card);
  const ends = `${String(card.expiresMonth).padStart(2, "0")}/${String(card.expiresYear % 100).padStart(2, "0")}`;
  return (
    <Row title={name} note={say("cardEnds", { ends })}>
      <div className={styles["acts"]}>
        {card.default ? (
          <span className={styles["state"]} data-paid>
            {say("default")}
          </span>
        ) : (
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={say("makeDefaultOf", { name })}
            onClick={() => onDefault(card)}
          >
            {say("makeDefault")}
          </Button>
        )}
        <Button
          variant="subtle"
          disabled={isBusy}
          aria-label={say("deleteOf", { name })}
          onClick={() => onDelete(card)}
        >
          {say("deleteCard")}
        </Button>
      </div>
    </Row>
  );
}

/** *Visa 4242*. */
const cardName = ({ brand, last4 }: Card): string => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ${last4}`;
