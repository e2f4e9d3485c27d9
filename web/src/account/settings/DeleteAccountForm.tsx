import { Select, TextInput } from "@mantine/core";
import { constants, type AccountId, type Team, type TeamId, type TeamMember } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Row } from "../../ui/list/Row.tsx";
import styles from "./DeleteAccount.module.css";
import { settingsTexts } from "./texts.ts";

export interface HandedOver {
  teamId: TeamId;
  accountId: AccountId;
}

interface DeleteAccountFormProps {
  /** To be typed again as confirmation; null for a guest, who has none. */
  email: string | null;
  /** Teams where this is the only admin, with possible successors; null members while loading. */
  toHandOver: readonly { team: Team; members: readonly TeamMember[] | null }[];
  teamsThatGo: readonly Team[];
  /** Null if it was deleted, otherwise why not. */
  onDelete: (handedOver: readonly HandedOver[]) => Promise<string | null>;
}

const NOBODY: Readonly<Partial<Record<TeamId, AccountId>>> = {};
const KEPT_DAYS = constants.accountKeptForMs / (24 * 3_600_000);

/** What is deleted with the account, who takes over what stays, and the address as confirmation. */
export function DeleteAccountForm({ email, toHandOver, teamsThatGo, onDelete }: DeleteAccountFormProps) {
  const say = useTexts(settingsTexts);
  const form = useSendForm({
    initial: { typed: "", admins: NOBODY },
    faults: (): Record<string, string> => ({}),
    send: async ({ admins }) => {
      const handedOver = toHandOver.flatMap(({ team: { id: teamId } }) => {
        const accountId = admins[teamId];
        return accountId === undefined ? [] : [{ teamId, accountId }];
      });
      const problem = await onDelete(handedOver);
      return problem === null ? null : { field: null, says: () => problem };
    },
  });
  const { typed, admins } = form.values;
  const isSure = email === null || typed.trim().toLowerCase() === email.toLowerCase();
  const isLed = toHandOver.every(({ team }) => admins[team.id] !== undefined);
  return (
    <ActFormView
      form={form}
      act={say("deleteNow")}
      cancelWord={say("keep")}
      isBlocked={!isSure || !isLed}
      isDanger
      hasFocus={email === null}
    >
      <div>
        <p className={styles["lead"]}>
          {toHandOver.length === 0
            ? say(email === null ? "deleteGuest" : "deleteWhat")
            : say("handOver", { count: toHandOver.length })}
        </p>
        {toHandOver.map(({ team, members }) => (
          <HandOverRow
            key={team.id}
            team={team}
            members={members}
            chosen={admins[team.id] ?? null}
            choose={(accountId) => form.set("admins", { ...admins, [team.id]: accountId })}
          />
        ))}
        {teamsThatGo.map((team) => (
          <GoingRow key={team.id} team={team} />
        ))}
      </div>
      {email === null ? null : (
        <TextInput
          {...form.field("typed")}
          label={say("toBeSure", { email })}
          description={say("wayBack", { days: KEPT_DAYS })}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
    </ActFormView>
  );
}

interface HandOverRowProps {
  team: Team;
  members: readonly TeamMember[] | null;
  chosen: AccountId | null;
  choose: (accountId: AccountId) => void;
}

/** A team that needs another admin, with the candidates. */
function HandOverRow({ team, members, chosen, choose }: HandOverRowProps) {
  const say = useTexts(settingsTexts);
  const { name, membersCount, spacesCount } = team;
  const choices = (members ?? []).map((member) => ({
    value: member.accountId,
    label: member.name || (member.email ?? say("nameless")),
  }));
  return (
    <Row title={name} note={`${say("members", { count: membersCount })}, ${say("spaces", { count: spacesCount })}`}>
      <Select
        className={styles["admin"]}
        aria-label={say("newAdminOf", { name })}
        placeholder={say("newAdmin")}
        data={choices}
        value={chosen}
        onChange={(value) => {
          const member = members?.find(({ accountId }) => accountId === value);
          if (member !== undefined) choose(member.accountId);
        }}
        disabled={members === null}
        allowDeselect={false}
        searchable
        nothingFoundMessage={say("nobodyFound")}
        maxDropdownHeight={240}
      />
    </Row>
  );
}

/** A team without other people: it is deleted, unless somebody joins. */
function GoingRow({ team: { id, name } }: { team: Team }) {
  const say = useTexts(settingsTexts);
  return (
    <Row title={name} note={say("goesWithYou")}>
      <ButtonLink
        to="/dashboard/team/$teamId/users"
        params={{ teamId: id }}
        variant="secondary"
        size="sm"
        aria-label={say("inviteSomeoneTo", { name })}
      >
        {say("inviteSomeone")}
      </ButtonLink>
    </Row>
  );
}
