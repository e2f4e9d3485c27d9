import { faultsIn } from "./fault.ts";

/** Faults in plans and billing. */
export const billingFaults = [
  ...faultsIn("rules/src/billing", [
    {
      file: "purchases.ts",
      tests: ["purchases.test.ts"],
      faults: [
        ["a plan begins before it is paid", 'state === "active" || state === "pastDue"', 'state !== "ended"'],
        [
          "a renewal that failed ends the plan at once",
          'state === "active" || state === "pastDue"',
          'state === "active"',
        ],
        ["a day pass that is not paid runs", 'state === "paid" && startsMs <= nowMs', "startsMs <= nowMs"],
        ["a day pass never ends", "startsMs <= nowMs && nowMs < endsMs", "startsMs <= nowMs"],
        ["a contract is replaced by what was bought", "if (AGREED.has(before.plan)) return before;", ""],
        [
          "an old plan is lost without a purchase",
          'if (before.plan === "legacy" && subscription === null) return before;',
          "",
        ],
        ["a day pass takes people from a subscription", "Math.max(people, own.boughtCapacity ?? 0)", "people"],
        ["nobody looks when a day pass ends", "[startsMs, endsMs]", "[startsMs]"],
      ],
    },
    {
      file: "upgrades.ts",
      tests: ["purchases.test.ts"],
      faults: [
        ["fewer people are an upgrade", "|| wanted.people < had.people", ""],
        [
          "a year is changed to months",
          'isSmaller || (had.period === "year" && wanted.period === "month")',
          "isSmaller",
        ],
      ],
    },
    {
      file: "keeping.ts",
      tests: ["keeping.test.ts"],
      faults: [
        ["a shorter term binds at once", "bindsMs: nowMs + bindsAfterMs", "bindsMs: nowMs"],
        [
          "messages go the moment a team comes to the free plan",
          "Math.max(trialEndsMs ?? 0, freeSinceMs) + planBindsAfterMs",
          "Math.max(trialEndsMs ?? 0, freeSinceMs)",
        ],
        [
          "a recording goes that was announced for a shorter time",
          "return Math.max(due, told + toldBeforeMs);",
          "return due;",
        ],
      ],
    },
    {
      file: "dayPass.ts",
      tests: ["purchases.test.ts"],
      faults: [["a day pass lasts for ever", "lengthMs >= minMs && lengthMs <= maxMs", "lengthMs >= minMs"]],
    },
    {
      file: "capabilities.ts",
      tests: ["buying.test.ts"],
      faults: [
        ["an invoice can be chosen that nobody sends", 'way === "invoice" ? ["invalidPaymentMethod"] : []', "[]"],
        ["what is cancelled can be upgraded", 'subscription.isEnding ? ["subscriptionNotActive"] : []', "[]"],
      ],
    },
  ]),
  ...faultsIn("server/src/billing", [
    {
      file: "purchases/followPurchases.ts",
      tests: ["messages.integration.test.ts"],
      faults: [
        ["the plan does not follow a purchase", "await setTeamPlan(tx, team.id, { plan, boughtCapacity, nowMs });", ""],
      ],
    },
    {
      file: "purchases/purchase.ts",
      tests: ["purchases.integration.test.ts"],
      faults: [
        [
          "invoices keep an old address",
          "const told = await payments.changeCustomer(of.customerId, details, key);",
          "const told = ok(null);",
        ],
      ],
    },
    {
      file: "purchases/asOnlyBuyer.ts",
      tests: ["messages.integration.test.ts"],
      faults: [
        [
          "a purchase whose call was lost is never looked at",
          "await lookAgainAt(db, teamId, Math.min(before ?? Infinity, nowMs + LATER_MS));",
          "",
        ],
      ],
    },
    {
      file: "messages/receiveMessage.ts",
      tests: ["messages.integration.test.ts"],
      faults: [
        [
          "a message that could not be followed counts as taken",
          'if (!followed.ok) throw new Error("The payment provider could not be asked what a team has bought");',
          "if (!followed.ok) return [];",
        ],
      ],
    },
    {
      file: "payments/stripe/messages.ts",
      tests: ["messages.integration.test.ts"],
      faults: [["an old message is taken", "const NOT_OLDER_THAN_S = 300;", "const NOT_OLDER_THAN_S = 3000;"]],
    },
    {
      file: "messages/lookAtPurchases.ts",
      tests: ["messages.integration.test.ts"],
      faults: [
        ["a renewal is tried without a count", "if (dueMs !== null) await countTry(db, teamId, subscription);", ""],
        ["a renewal is tried before it is time", "if (dueMs !== null && dueMs > nowMs) return;", ""],
      ],
    },
    {
      file: "cards/deleteCard.ts",
      tests: ["cards.integration.test.ts"],
      faults: [["a card is written down as removed twice", "if (done.value.wasThere) await", "await"]],
    },
  ]),
  ...faultsIn("server/src", [
    {
      file: "report/sendSalesLetter.ts",
      tests: ["report/salesLetters.integration.test.ts"],
      faults: [
        [
          "a private address counts as a company's",
          'if (!isBusinessEmail(email.shown)) return refuse("businessEmailNeeded");',
          "",
        ],
      ],
    },
    {
      file: "platform/outside/hubspotForm.ts",
      tests: ["account/survey/hubspot.integration.test.ts"],
      faults: [["what HubSpot refused counts as sent", "if (answer.ok) return true;", "return true;"]],
    },
  ]),
];
