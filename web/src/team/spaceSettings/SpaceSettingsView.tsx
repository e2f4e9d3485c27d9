import { errorText } from "@atrium/contract";
import {
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconDoorEnter,
  IconExternalLink,
  IconLock,
  IconPalette,
  IconSettings,
  IconUsers,
  IconWorld,
  type Icon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { SaveBar } from "../../ui/form/SaveBar.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { AccessPart } from "./AccessPart.tsx";
import { DomainPart } from "./domain/DomainPart.tsx";
import { EndPart } from "./EndPart.tsx";
import { EntrancePart } from "./EntrancePart.tsx";
import { GeneralPart } from "./GeneralPart.tsx";
import { LookPart } from "./LookPart.tsx";
import { PeoplePart } from "./people/PeoplePart.tsx";
import { SETTINGS_PARTS, type SettingsPart } from "./part.ts";
import { presentText } from "./presentText.ts";
import type { KeptSettings } from "./settingsModel.ts";
import list from "./partList.module.css";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import { useSettingsDraft, type SettingsForm } from "./useSettingsDraft.ts";

const PARTS: Readonly<Record<SettingsPart, { Icon: Icon; Part: (props: { form: SettingsForm }) => ReactNode }>> = {
  general: { Icon: IconSettings, Part: GeneralPart },
  look: { Icon: IconPalette, Part: LookPart },
  entrance: { Icon: IconDoorEnter, Part: EntrancePart },
  access: { Icon: IconLock, Part: AccessPart },
  domain: { Icon: IconWorld, Part: DomainPart },
  people: { Icon: IconUsers, Part: PeoplePart },
  end: { Icon: IconCopy, Part: EndPart },
};

interface SpaceSettingsViewProps {
  kept: KeptSettings;
  /** null: none chosen, which on the phone shows the list of parts. */
  part: SettingsPart | null;
  choose: (part: SettingsPart | null) => void;
}

export function SpaceSettingsView({ kept, part, choose }: SpaceSettingsViewProps) {
  const say = useTexts(spaceSettingsTexts);
  const form = useSettingsDraft(kept);
  const { space } = form.kept;
  const shown = part ?? "general";
  const { Part } = PARTS[shown];
  return (
    <Page
      title={say("title")}
      crumbs={
        <span className={styles["crumbs"]}>
          <Link to="/dashboard/team/$teamId" params={{ teamId: space.teamId }}>
            {say("spaces")}
          </Link>
          <IconChevronRight size={14} aria-hidden />
          <span>{space.name}</span>
        </span>
      }
      act={
        <ButtonLink
          to="/s/$slug"
          params={{ slug: space.slug }}
          variant="secondary"
          leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
        >
          {say("openSpace")}
        </ButtonLink>
      }
    >
      <div className={styles["columns"]} data-chosen={part !== null}>
        <PartList kept={form.kept} shown={shown} choose={choose} />
        <section className={styles["part"]} aria-labelledby="settings-part">
          <button type="button" className={styles["back"]} onClick={() => choose(null)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            {say("back")}
          </button>
          <h2 id="settings-part">{say(shown)}</h2>
          <p className={styles["lead"]}>{say(`${shown}Lead`)}</p>
          <Part form={form} />
        </section>
      </div>
      <SaveBar
        {...form}
        canSave={form.faults.length === 0}
        problem={form.problem === null ? null : errorText(form.problem, currentLocale())}
        note={form.share === null ? null : say("uploading", { percent: Math.round(form.share * 100) })}
        save={() => void form.save()}
      />
    </Page>
  );
}

interface PartListProps {
  kept: KeptSettings;
  shown: SettingsPart;
  choose: (part: SettingsPart) => void;
}

function PartList({ kept, shown, choose }: PartListProps) {
  const say = useTexts(spaceSettingsTexts);
  return (
    <nav className={list["parts"]} aria-label={say("parts")}>
      {SETTINGS_PARTS.map((part) => {
        const { Icon: Sign } = PARTS[part];
        return (
          <button
            key={part}
            type="button"
            aria-current={part === shown ? "page" : undefined}
            onClick={() => choose(part)}
          >
            <Sign size={18} stroke={1.75} aria-hidden />
            <span>
              {say(part)}
              <small>{presentText(part, kept, currentLocale())}</small>
            </span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </button>
        );
      })}
    </nav>
  );
}
