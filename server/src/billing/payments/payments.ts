import type {
  BillingEntry,
  BillingParams,
  BillingPeriod,
  Card,
  Cart,
  ErrorCode,
  Payment,
  RateId,
  Result,
  TeamId,
} from "@atrium/contract";
import type { BoughtPass, Purchases } from "@atrium/rules";

/** What a payment provider may answer instead; `unknownError` if it is unreachable or busy: the call may be retried. */
export type Asked<Value, Code extends ErrorCode = never> = Promise<Result<Value, Code | "unknownError">>;

/**
 * Calls to the payment provider. Each one that changes something there carries an idempotency key: a retry with the
 * same key does nothing twice.
 */
export interface Payments {
  /** For browsers. */
  publishableKey: string;
  /** Creates a customer for the team; returns its id. */
  makeCustomer(customer: CustomerDetails, key: string): Asked<string>;
  /** Sets the details on the team's invoices, its tax number too. */
  changeCustomer(customerId: string, details: CustomerDetails, key: string): Asked<null, "invalidBillingParams">;
  /** The team of a customer; null if it is none of ours. */
  teamOf(customerId: string): Asked<TeamId | null>;
  /** Default first. */
  listCards(customerId: string): Asked<Card[]>;
  /** The secret with which a browser adds a card of this customer. */
  wantCard(customerId: string, key: string): Asked<string>;
  addCard(card: OfCustomer, key: string): Asked<Card, "invalidPaymentMethod" | "cardDeclinedByStripe">;
  setDefaultCard(card: OfCustomer, key: string): Asked<null, "cardNotFound">;
  /** Whether it was there: a card of nobody counts as deleted. */
  deleteCard(card: OfCustomer, key: string): Asked<{ wasThere: boolean }, "cardNotFound">;
  hasPromoCode(code: string): Asked<boolean>;
  /** Everything the team has bought, as it is now. */
  purchasesOf(customerId: string): Asked<Purchases>;
  /** Null if nothing had to be paid. A declined card leaves nothing behind. */
  buySubscription(
    wanted: OfTeam & { rate: SoldRate },
    key: string,
  ): Asked<Payment | null, PurchaseCode | "teamNotOnFreeOrLegacyRate">;
  /** The unused part of the present period is credited. A declined card leaves nothing behind. */
  changeSubscription(of: OfSubscription, rate: SoldRate, key: string): Asked<Payment | null, ChangeCode>;
  /** Sets whether a subscription ends with its period. */
  setEnding(subscriptionId: string, isEnding: boolean, key: string): Asked<null>;
  /** Ends it at once; does nothing if it has ended. */
  endSubscription(subscriptionId: string): Asked<null>;
  buyPass(wanted: OfTeam & { pass: SoldPass }, key: string): Asked<Payment | null, PurchaseCode>;
  findPayment(customerId: string, paymentId: string): Asked<Payment, "paymentIntentNotFound">;
  /** Retries to charge an invoice; whether it is paid now is read afterwards. */
  payAgain(invoiceId: string, key: string): Asked<null>;
  preview(cart: Priced): Asked<Cart, PreviewCode>;
  previewChange(of: OfSubscription, rate: SoldRate): Asked<Cart>;
  history(customerId: string, page: { after: string | undefined; most: number }): Asked<HistoryPage>;
  checkout(wanted: OfTeam & { backUrl: string; paidUrl: string } & SoldThing, key: string): Asked<string>;
  portal(customerId: string, backUrl: string, key: string): Asked<string>;
  /** What a message of the provider is about; null if its signature is invalid, or it is too old. */
  readMessage(body: string, signature: string): ProviderMessage | null;
}

export interface OfCustomer {
  customerId: string;
  cardId: string;
}
export interface OfSubscription {
  customerId: string;
  subscriptionId: string;
}
export interface CustomerDetails {
  teamId: TeamId;
  teamName: string;
  params: BillingParams;
}
export interface OfTeam {
  teamId: TeamId;
  customerId: string;
  promoCode: string | null;
}
export interface SoldRate {
  rateId: RateId;
  period: BillingPeriod;
  people: number;
}
export type SoldPass = Pick<BoughtPass, "startsMs" | "endsMs" | "timeZone" | "people" | "priceCents">;
export type SoldThing = { rate: SoldRate } | { pass: SoldPass };
export type Priced = { params: BillingParams } & SoldThing;

export type PreviewCode = "customerLocationNotRecognized" | "couponNotFound" | "invalidBillingParams";
export type PurchaseCode = PreviewCode | "defaultCardNotFound" | "paymentFailed";

export type ChangeCode = Exclude<PurchaseCode, "couponNotFound">;

export interface HistoryPage {
  entries: BillingEntry[];
  hasMore: boolean;
}
export interface ProviderMessage {
  id: string;
  /** Null if it is about no customer. */
  customerId: string | null;
}
