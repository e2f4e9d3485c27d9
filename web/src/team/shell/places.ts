import type { Locale, SpaceCard, Team } from "@atrium/contract";
import { IconAdjustmentsHorizontal, IconCreditCard, IconLayoutGrid, IconUsers, type Icon } from "@tabler/icons-react";
import { sayIn } from "../../platform/i18n/texts.ts";
import { planTexts } from "../plan/texts.ts";
import { teamTexts } from "../texts.ts";
import { usersTexts } from "../users/texts.ts";
import { seesUsers } from "../users/usersModel.ts";

/** Where one can go in a team, on the desk's side and the phone's tab bar alike. */
export interface Place {
  id: string;
  to:
    | "/dashboard/team/$teamId"
    | "/dashboard/team/$teamId/users"
    | "/dashboard/team/$teamId/settings"
    | "/dashboard/team/$teamId/plan-details";
  name: string;
  /** Under an icon on the phone. */
  short: string;
  Icon: Icon;
  /** How many there are; null where nothing is counted. */
  count: number | null;
}

interface PlacesOf {
  team: Team;
  spaces: readonly SpaceCard[] | null;
}

/** In their order; each in the words of its own screen, for those who may go there. */
export function placesOf({ team, spaces }: PlacesOf, locale: Locale): readonly Place[] {
  const say = sayIn(teamTexts, locale);
  const sayUsers = sayIn(usersTexts, locale);
  const home = {
    id: "spaces",
    to: "/dashboard/team/$teamId",
    name: say("spaces"),
    short: say("spacesShort"),
    Icon: IconLayoutGrid,
    count: spaces?.length ?? null,
  } as const;
  const users = {
    id: "users",
    to: "/dashboard/team/$teamId/users",
    name: sayUsers("users"),
    short: sayUsers("usersShort"),
    Icon: IconUsers,
    count: team.membersCount,
  } as const;
  const settings = {
    id: "settings",
    to: "/dashboard/team/$teamId/settings",
    name: say("settings"),
    short: say("settingsShort"),
    Icon: IconAdjustmentsHorizontal,
    count: null,
  } as const;
  return [home, ...(seesUsers(team, spaces ?? []) ? [users] : []), settings];
}

/** The desk's side also has room for the plan, which a phone reaches by the settings. */
export function sidePlacesOf(of: PlacesOf, locale: Locale): readonly Place[] {
  const plan = sayIn(planTexts, locale)("plan");
  const entry = {
    id: "plan",
    to: "/dashboard/team/$teamId/plan-details",
    name: plan,
    short: plan,
    Icon: IconCreditCard,
    count: null,
  } as const;
  return [...placesOf(of, locale), ...(of.team.role === "ADMIN" ? [entry] : [])];
}
