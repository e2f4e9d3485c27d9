import { Button, Loader } from "@mantine/core";
import { errorText, type AccountId, type SpaceCard, type TeamId, type TeamMemberProfile } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { read } from "../../../platform/data/read.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { usersTexts } from "../texts.ts";
import styles from "./personCard.module.css";
import { PersonCard } from "./PersonCard.tsx";

interface PersonDialogProps {
  teamId: TeamId;
  /** Whose card; null while nobody's. */
  accountId: AccountId | null;
  spaces: readonly SpaceCard[];
  ownId: string | null;
  /** Opens the chat with them. */
  onWrite: (accountId: AccountId) => void;
  onClose: () => void;
}

/** Somebody's card over the list of a team's people. */
export function PersonDialog({ teamId, accountId, onClose, ...rest }: PersonDialogProps) {
  const say = useTexts(usersTexts);
  const asked = accountId === null ? skipToken : { teamId, accountId };
  const { data, error, refetch } = useQuery(read("getTeamMemberProfile", asked));
  return (
    <Dialog opened={accountId !== null} onClose={onClose} title={say("profile")} closeLabel={say("close")} size={420}>
      {data === undefined ? (
        <div className={styles["wait"]}>
          {error === null ? (
            <Loader size="sm" aria-label={say("profile")} />
          ) : (
            <>
              <p role="alert">{errorText(error.refusal.code, currentLocale())}</p>
              <Button variant="secondary" onClick={() => void refetch()}>
                {say("retry")}
              </Button>
            </>
          )}
        </div>
      ) : (
        <Card profile={data.profile} {...rest} />
      )}
    </Dialog>
  );
}

type CardProps = Pick<PersonDialogProps, "spaces" | "ownId" | "onWrite"> & { profile: TeamMemberProfile };

function Card({ profile, spaces, ownId, onWrite }: CardProps) {
  const { accountId } = profile;
  return (
    <PersonCard profile={profile} spaces={spaces} onWrite={accountId === ownId ? null : () => onWrite(accountId)} />
  );
}
