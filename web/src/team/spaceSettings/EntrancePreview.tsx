import { SegmentedControl } from "@mantine/core";
import type { SpaceCard } from "@atrium/contract";
import { floorUrl, welcomeAsks } from "@atrium/rules";
import { IconHeadphones } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { BrandMark } from "../../ui/Brand.tsx";
import { Face } from "../../ui/Face.tsx";
import { spacesOf } from "../ownTeams.ts";
import entrance from "./entrancePart.module.css";
import { asksPassword } from "./settingsModel.ts";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

const SEEN_BY = ["member", "guest"] as const;
type SeenBy = (typeof SEEN_BY)[number];
const isSeenBy = (value: string): value is SeenBy => SEEN_BY.some((each) => each === value);

/** The card as it will be, from what is not saved yet: for a member who is known by name, or for a guest who is not. */
export function EntrancePreview({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const [seenBy, setSeenBy] = useState<SeenBy>("member");
  const { draft, kept } = form;
  const background =
    draft.background?.url ?? floorCardUrl(draft.entranceBackgroundUrl ?? floorUrl(kept.space.template));
  return (
    <aside className={entrance["preview"]} aria-label={say("preview")}>
      <div className={entrance["previewHead"]}>
        <h3>{say("preview")}</h3>
        <SegmentedControl
          size="xs"
          aria-label={say("seenBy")}
          value={seenBy}
          data={SEEN_BY.map((value) => ({ value, label: say(value === "member" ? "aMember" : "aGuest") }))}
          onChange={(value) => (isSeenBy(value) ? setSeenBy(value) : undefined)}
        />
      </div>
      <div className={entrance["stage"]}>
        {background === null ? null : (
          <img src={background} alt="" style={{ filter: `brightness(${draft.entranceBrightness / 100}) blur(3px)` }} />
        )}
        <Card form={form} seenBy={seenBy} />
      </div>
      <p className={styles["help"]}>{say("previewNote")}</p>
    </aside>
  );
}

function Card({ form, seenBy }: { form: SettingsForm; seenBy: SeenBy }) {
  const say = useTexts(spaceSettingsTexts);
  const account = useOwnAccount() ?? null;
  const { draft, kept } = form;
  const { id, teamId } = kept.space;
  const inside = useQuery(spacesOf({ id: teamId })).data?.spaces.find((space) => space.id === id) ?? null;
  const logo = draft.logo?.url ?? draft.logoUrl;
  const color = draft.themeColor;
  const who = seenBy === "member" ? account : null;
  const needsPassword = asksPassword(form);
  const hidesFaces = seenBy === "guest" && !draft.showsPeople;
  return (
    <div className={entrance["card"]}>
      {logo === null ? <BrandMark size={44} /> : <img src={logo} alt="" />}
      <b>{draft.entranceTitle.trim() === "" ? draft.name : draft.entranceTitle}</b>
      {draft.entranceDescription.trim() === "" ? null : <p>{draft.entranceDescription}</p>}
      {inside === null || needsPassword ? null : <Inside space={inside} hidesFaces={hidesFaces} />}
      <span className={entrance["name"]}>{who?.name || say("yourName")}</span>
      {welcomeAsks(draft, who).includes("about") ? <span className={entrance["name"]}>{say("aboutYou")}</span> : null}
      {needsPassword ? <span className={entrance["name"]}>{say("passwordBox")}</span> : null}
      <span className={entrance["enter"]} style={color === null ? {} : { background: color, color: "#fff" }}>
        <IconHeadphones size={18} stroke={2} aria-hidden />
        {say("enterAndListen")}
      </span>
      <small>{say("devicesOff")}</small>
    </div>
  );
}

const FACES = 4;

interface InsideProps {
  space: Pick<SpaceCard, "people" | "onlineCount">;
  /** Only how many, as strangers see it. */
  hidesFaces: boolean;
}

/** Who is inside now. A password keeps that from whoever has not entered. */
function Inside({ space: { people, onlineCount }, hidesFaces }: InsideProps) {
  const say = useTexts(spaceSettingsTexts);
  return (
    <>
      {hidesFaces || people.length === 0 ? null : (
        <span className={entrance["faces"]} aria-hidden>
          {people.slice(0, FACES).map((person) => (
            <Face key={person.accountId} look={person} size={32} />
          ))}
        </span>
      )}
      <small>{onlineCount === 0 ? say("nobodyInside") : say("peopleInside", { count: onlineCount })}</small>
    </>
  );
}
