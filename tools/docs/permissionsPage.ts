import { ACTIONS, PLANS, PLAN_FEATURES, PLAN_TERMS } from "@atrium/contract";
import { PERMISSIONS } from "../../rules/src/permissions/table.ts";
import { PRINCIPALS } from "../../rules/src/permissions/principals.ts";

/** The permission table and the plans, from `rules/` and `contract/`. */
export function permissionsPage(): string {
  const lines = [
    "# Who may do what",
    "",
    "From `rules/src/permissions/table.ts` and `contract/src/billing/plans.ts`. *flag*: a switch of the room that takes the",
    "right from ordinary people, never from hosts. *plan*: what the team's plan must have. A missing right answers with the",
    "code in *otherwise*, else `forbidden`.",
    "",
    `| action | ${PRINCIPALS.join(" | ")} | flag | plan | otherwise |`,
    `| --- |${" :-: |".repeat(PRINCIPALS.length)} --- | --- | --- |`,
    ...ACTIONS.map(actionRow),
    "",
    "## Plans",
    "",
    `| | ${PLANS.join(" | ")} |`,
    `| --- |${" --- |".repeat(PLANS.length)}`,
    planRow("rooms in a space", "roomsPerSpace"),
    planRow("people online in a space", "peopleOnline"),
    planRow("spaces", "spaces"),
    planRow("elements in a room", "elementsPerRoom"),
    planRow("hours of use a day", "hoursPerDay"),
    planRow("recordings kept", "recordingsKept"),
    ...PLAN_FEATURES.map(
      (feature) =>
        `| ${feature} | ${PLANS.map((plan) => (PLAN_TERMS[plan].features.includes(feature) ? "yes" : "")).join(" | ")} |`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function actionRow(action: (typeof ACTIONS)[number]): string {
  const row = PERMISSIONS[action];
  const marks = PRINCIPALS.map((principal) => (row.roles.includes(principal) ? "●" : ""));
  const codes = [row.otherwise, row.flag?.otherwise, row.feature?.otherwise].filter((code) => code !== undefined);
  return `| ${action} | ${marks.join(" | ")} | ${row.flag?.name ?? ""} | ${row.feature?.name ?? ""} | ${codes.join(", ")} |`;
}

type Limit = "roomsPerSpace" | "peopleOnline" | "spaces" | "elementsPerRoom" | "hoursPerDay" | "recordingsKept";
function planRow(title: string, limit: Limit): string {
  return `| ${title} | ${PLANS.map((plan) => PLAN_TERMS[plan][limit] ?? "unlimited").join(" | ")} |`;
}
