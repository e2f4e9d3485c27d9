import { faultsIn } from "./fault.ts";

const CONTRACT_TEST = "program/contract/contract.integration.test.ts";

/** Faults in what is agreed with one team by contract. */
export const contractFaults = [
  ...faultsIn("rules/src/billing", [
    {
      file: "contracts.ts",
      tests: ["contracts.test.ts"],
      faults: [
        [
          "a contract ends as its last day begins",
          'momentIn("UTC", until, "00:00") + DAY_MS',
          'momentIn("UTC", until, "00:00")',
        ],
        ["a contract that is over can be given", "contractEndMs(contract.until) > nowMs ?", 'contract.until !== "" ?'],
        [
          "a contract grants more than its plan",
          "contract[field] < least || contract[field] > most",
          "contract[field] < least",
        ],
        ["the end of a contract is told from its first day on", "leftMs <= 0 || leftMs > first", "leftMs <= 0"],
        ["the end of a contract is told once it is over", "leftMs <= 0 || leftMs > first", "leftMs > first"],
        ["the last word on a contract's end comes at once", 'leftMs <= last ? "last" : "first"', '"last"'],
      ],
    },
  ]),
  ...faultsIn("server/src", [
    {
      file: "billing/contracts/agreeContract.ts",
      tests: [CONTRACT_TEST],
      faults: [
        ["a contract is given without --yes", "  if (isSure) {\n", "  {\n"],
        [
          "a subscription is charged on beside a contract",
          'if (before === null && subscription?.isEnding === false) return { kind: "subscribed", team };',
          "",
        ],
        [
          "the same contract once more is a change",
          'if (before !== null && isSame(before, contract)) return { kind: "same", team, before, contract };',
          "",
        ],
        [
          "a contract that cannot be is given",
          'if (faults.length > 0) return { kind: "faulty", team, contract, faults };',
          "",
        ],
        [
          "what is left out of a change of a contract is lost",
          "wanted.people ?? before?.people ?? peopleOnline",
          "wanted.people ?? peopleOnline",
        ],
        [
          "a changed contract is logged as a new one",
          'kind === "made" ? "contractMade" : "contractChanged"',
          '"contractMade"',
        ],
      ],
    },
  ]),
];
