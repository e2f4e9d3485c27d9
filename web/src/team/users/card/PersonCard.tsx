import { Button } from "@mantine/core";
import type { SpaceCard, TeamMemberProfile } from "@atrium/contract";
import { IconMessageCircle } from "@tabler/icons-react";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useNow } from "../../../platform/useNow.ts";
import { Face } from "../../../ui/Face.tsx";
import { usersTexts } from "../texts.ts";
import styles from "./personCard.module.css";
import { personCardModel } from "./personCardModel.ts";

const MINUTE_MS = 60_000;

interface PersonCardProps {
  profile: TeamMemberProfile;
  spaces: readonly SpaceCard[];
  /** Null for oneself. */
  onWrite: (() => void) | null;
}

/** Who somebody of the team is: what they say about themselves, where they are added, how to reach them. */
export function PersonCard({ profile, spaces, onWrite }: PersonCardProps) {
  const say = useTexts(usersTexts);
  const nowMs = useNow(MINUTE_MS);
  const { look, under, facts } = personCardModel({ profile, spaces, nowMs, locale: currentLocale(), say });
  return (
    <div className={styles["card"]}>
      <div className={styles["top"]}>
        <Face look={look} size={72} />
        <div className={styles["names"]}>
          <b>{look.name}</b>
          <span>{under}</span>
        </div>
      </div>
      {profile.about === "" ? null : <p className={styles["about"]}>{profile.about}</p>}
      <dl className={styles["facts"]}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onWrite === null ? null : (
        <Button leftSection={<IconMessageCircle size={18} aria-hidden />} onClick={onWrite}>
          {say("write")}
        </Button>
      )}
    </div>
  );
}
