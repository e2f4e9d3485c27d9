import {
  IconAdjustmentsHorizontal,
  IconBell,
  IconBug,
  IconCreditCard,
  IconKeyboard,
  IconLayoutGrid,
  IconListDetails,
  IconMessageCircle,
  IconPlus,
  IconRoute,
  IconShieldLock,
  IconSparkles,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { FoundText } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { Face } from "../../ui/Face.tsx";
import { labelHits } from "../../ui/palette/matching.ts";
import { PaletteRow } from "../../ui/palette/PaletteRow.tsx";
import { TeamLogo } from "../TeamLogo.tsx";
import styles from "./find.module.css";
import type { FindAct, FindEntry, FindPage } from "./findModel.ts";
import { findTexts } from "./texts.ts";

const ICONS: Record<FindPage | FindAct, Icon> = {
  spaces: IconLayoutGrid,
  users: IconUsers,
  guests: IconUsersGroup,
  settings: IconAdjustmentsHorizontal,
  audit: IconListDetails,
  plan: IconCreditCard,
  messages: IconMessageCircle,
  profile: IconUserCircle,
  security: IconShieldLock,
  notices: IconBell,
  shortcuts: IconKeyboard,
  news: IconSparkles,
  newSpace: IconPlus,
  newTeam: IconPlus,
  tour: IconRoute,
  report: IconBug,
};

const NOTE = {
  space: "enter",
  person: "write",
  page: "open",
  spaceSettings: "open",
  team: "change",
  act: "open",
} as const;

/** A line of what is found on the dashboard. */
export function FindLine({ entry, typed }: { entry: FindEntry; typed: string }) {
  const say = useTexts(findTexts);
  const isLive = entry.kind === "space" && entry.inside > 0;
  return (
    <PaletteRow
      sign={signOf(entry)}
      label={<FoundText text={entry.label} hits={labelHits(entry.label, typed)} />}
      state={isLive ? say("inside", { count: entry.inside }) : null}
      end={{ note: say(NOTE[entry.kind]) }}
    />
  );
}

function signOf(entry: FindEntry) {
  if (entry.kind === "person") return { face: <Face look={entry.look} size={32} /> };
  if (entry.kind === "team") return { face: <TeamLogo team={entry.team} size={32} /> };
  if (entry.kind === "space")
    return { face: <img className={styles["picture"]} src={floorCardUrl(entry.backgroundUrl) ?? ""} alt="" /> };
  const Icon = entry.kind === "spaceSettings" ? IconAdjustmentsHorizontal : ICONS[entry.id];
  return { icon: <Icon size={20} stroke={1.75} aria-hidden /> };
}
