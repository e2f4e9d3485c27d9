import type { Locale } from "@atrium/contract";
import { sayIn } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import type { SettingsPart } from "./part.ts";
import type { KeptSettings } from "./settingsModel.ts";
import { spaceSettingsTexts } from "./texts.ts";

/** What stands in a part of the settings now, where that fits in a line; else what it is about. */
export function presentText(part: SettingsPart, kept: KeptSettings, locale: Locale): string {
  const { space, settings } = kept;
  if (part === "general") return `${space.name}, ${space.slug}`;
  if (part === "access") return accessText(kept, locale);
  if (part === "domain" && settings.customDomain !== null) return settings.customDomain.domain;
  const say = sayIn(spaceSettingsTexts, locale);
  const { entranceTitle: title, entranceBrightness: percent } = settings;
  if (part === "entrance" && title !== "") return say("entranceNow", { title, percent });
  return say(`${part}Lead`);
}

function accessText({ space, settings }: KeptSettings, locale: Locale): string {
  const say = sayIn(spaceSettingsTexts, locale);
  const who = !space.isPrivate ? "openToLink" : settings.isOpenToTeam ? "openToTeamOf" : "openToAdded";
  const parts = [say(who, { team: space.teamName })];
  if (space.hasPassword) parts.push(say("withPassword"));
  if (space.startsAt !== null) parts.push(say("opensAt", { at: dateText(Date.parse(space.startsAt), "full", locale) }));
  return parts.join(", ");
}
