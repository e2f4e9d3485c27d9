import { Button } from "@mantine/core";
import type { Card, TeamId } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Row, Rows } from "../../../ui/list/Row.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import styles from "./billing.module.css";
import { useCards } from "./useCards.ts";
import { planBillingTexts } from "./texts.ts";

interface PaymentMethodsViewProps {
  cards: readonly Card[];
  isBusy: boolean;
  onDefault: (card: Card) => void;
  onDelete: (card: Card) => void;
  /** Leads to the payment provider, where cards are typed. */
  onAdd: () => void;
}

/** The cards of a team that has bought something. */
export function PaymentMethods({ teamId, ...rest }: { teamId: TeamId; onAdd: () => void; isBusy: boolean }) {
  const { cards, isBusy, ...acts } = useCards(teamId);
  return <PaymentMethodsView {...acts} cards={cards} onAdd={rest.onAdd} isBusy={isBusy || rest.isBusy} />;
}

export function PaymentMethodsView({ cards, isBusy, onDefault, onDelete, onAdd }: PaymentMethodsViewProps) {
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
      {cards.length === 0 ? (
        <p className={styles["quiet"]}>{say("noCards")}</p>
      ) : (
        <Rows>
          {cards.map((card) => (
            <OwnCard key={card.id} card={card} {...{ isBusy, onDefault, onDelete }} />
          ))}
        </Rows>
      )}
    </Section>
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
