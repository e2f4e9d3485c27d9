import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { Card, CardId } from "./records.ts";

/** Operations whose answers depend on a team's cards. */
const OF_CARDS = [
  ["listCards", "teamId"],
  ["getTeamBillingCapabilities2", "teamId"],
] as const;

export const listCards = operation({
  name: "listCards",
  says: "The cards a team pays with, the default one first.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ cards: z.array(Card) }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const setupCard = operation({
  name: "setupCard",
  says: "Begins adding a card: the secret with which the browser gives the card to the payment provider. The card itself never comes here.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ clientSecret: z.string() }),
  refusals: ["buyingNotSetUp", "teamAdminAccountIsNotVerified"],
  may: "team.manageBilling",
  subject: "team",
});

export const addCard = operation({
  name: "addCard",
  says: "Adds a card that the browser has given to the payment provider. A team's first card becomes its default.",
  input: z.strictObject({ teamId: TeamId, cardId: CardId }),
  success: z.object({ card: Card }),
  refusals: ["buyingNotSetUp", "invalidPaymentMethod", "cardDeclinedByStripe"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_CARDS,
});

export const setDefaultCard = operation({
  name: "setDefaultCard",
  says: "Makes a card the one that is charged.",
  input: z.strictObject({ teamId: TeamId, cardId: CardId }),
  success: z.object({}),
  refusals: ["cardNotFound"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_CARDS,
});

export const deleteCard = operation({
  name: "deleteCard",
  says: "Removes a card. If it was the default, the team has none until another is chosen.",
  input: z.strictObject({ teamId: TeamId, cardId: CardId }),
  success: z.object({}),
  refusals: ["cardNotFound"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_CARDS,
});
