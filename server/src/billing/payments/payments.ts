import type { BillingParams, Card, ErrorCode, Result, TeamId } from "@atrium/contract";

/** What a payment provider may answer instead; `unknownError` if it is not reached or busy: the call may be made again. */
type Asked<Value, Code extends ErrorCode = never> = Promise<Result<Value, Code | "unknownError">>;

/**
 * What is asked of the payment provider. Whatever changes something there carries a key: asked again with the same key it
 * is done once.
 */
export interface Payments {
  /** For browsers. */
  publishableKey: string;
  /** Makes the team known, and answers with its id there. */
  makeCustomer(customer: { teamId: TeamId; teamName: string; params: BillingParams }, key: string): Asked<string>;
  /** Default first. */
  listCards(customerId: string): Asked<Card[]>;
  /** The secret with which a browser gives a card of this customer. */
  wantCard(customerId: string, key: string): Asked<string>;
  addCard(card: OfCustomer, key: string): Asked<Card, "invalidPaymentMethod" | "cardDeclinedByStripe">;
  setDefaultCard(card: OfCustomer, key: string): Asked<null, "cardNotFound">;
  deleteCard(card: OfCustomer, key: string): Asked<null, "cardNotFound">;
  hasPromoCode(code: string): Asked<boolean>;
}

export interface OfCustomer {
  customerId: string;
  cardId: string;
}
