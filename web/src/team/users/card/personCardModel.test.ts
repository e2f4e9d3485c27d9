import type { TeamMemberProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../../platform/i18n/texts.ts";
import { exampleProfile, exampleSpace } from "../../../testing/examples.ts";
import { usersTexts } from "../texts.ts";
import { personCardModel } from "./personCardModel.ts";

const hq = exampleSpace();
const card = (change: Partial<TeamMemberProfile> = {}) =>
  personCardModel({
    profile: exampleProfile("mira", change),
    spaces: [hq],
    nowMs: Date.parse("2026-11-21T10:00:00Z"),
    locale: "en",
    say: sayIn(usersTexts, "en"),
  });

test("a card says all that is known", () => {
  const { look, under, facts } = card({ spaceIds: [hq.id] });
  expect([look.name, under]).toEqual(["Mira", "she / her · Member"]);
  expect(facts).toEqual([
    { label: "Email", value: "mira@kite.studio" },
    { label: "Spaces", value: "Kite HQ" },
    { label: "Last seen", value: "18 min ago" },
    { label: "Joined", value: "14 September" },
  ]);
});

test("what is not known, or not for the reader, has no line", () => {
  const hidden = { email: null, lastVisitedAt: null, joinedAt: null, pronoun: null, role: "GUEST" } as const;
  expect(card(hidden)).toMatchObject({ under: "Guest", facts: [] });
});

test("who has given no name is called by their e-mail, or a question mark", () => {
  expect(card({ name: "" }).look.name).toBe("mira@kite.studio");
  expect(card({ name: "", email: null }).look.name).toBe("?");
});
