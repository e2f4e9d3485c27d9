import { Button, TextInput } from "@mantine/core";
import type { Team } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import dialogStyles from "../../ui/dialog/dialog.module.css";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Row } from "../../ui/list/Row.tsx";
import { settingsTexts } from "./texts.ts";

interface DeleteAccountFormProps {
  /** To be typed once more; null for a guest, who has none. */
  email: string | null;
  terms: { teamsToHandOver: readonly Team[]; teamsThatGo: readonly Team[] };
  /** Null once it is gone, else why not. */
  onDelete: () => Promise<string | null>;
  onKeep: () => void;
}

export function DeleteAccountForm(props: DeleteAccountFormProps) {
  if (props.terms.teamsToHandOver.length > 0) return <HandOverFirst {...props} />;
  return <DeleteNow {...props} />;
}

function HandOverFirst({ terms, onKeep }: DeleteAccountFormProps) {
  const say = useTexts(settingsTexts);
  return (
    <>
      <p>{say("handOver")}</p>
      {terms.teamsToHandOver.map((team) => (
        <HandOverRow key={team.id} team={team} />
      ))}
      <TeamsThatGo terms={terms} />
      <div className={dialogStyles["footer"]}>
        <Button variant="secondary" onClick={onKeep}>
          {say("keep")}
        </Button>
      </div>
    </>
  );
}

function DeleteNow({ email, terms, onDelete }: DeleteAccountFormProps) {
  const say = useTexts(settingsTexts);
  const form = useSendForm({
    initial: { typed: "" },
    faults: (): Record<string, string> => ({}),
    send: async () => {
      const problem = await onDelete();
      return problem === null ? null : { field: null, says: () => problem };
    },
  });
  const isSure = email === null || form.values.typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <ActFormView
      form={form}
      act={say("deleteNow")}
      cancelWord={say("keep")}
      isBlocked={!isSure}
      isDanger
      hasFocus={email === null}
    >
      <div>
        <p>{say("deleteWhat")}</p>
        <TeamsThatGo terms={terms} />
      </div>
      {email === null ? null : (
        <TextInput
          {...form.field("typed")}
          label={say("toBeSure", { email })}
          description={say("noWayBack")}
          inputWrapperOrder={["label", "input", "description"]}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
    </ActFormView>
  );
}

function TeamsThatGo({ terms }: Pick<DeleteAccountFormProps, "terms">) {
  const say = useTexts(settingsTexts);
  return terms.teamsThatGo.map(({ id, name }) => <Row key={id} title={name} note={say("goesWithYou")} />);
}

/** A team that needs another admin, and the way to its people. */
function HandOverRow({ team: { id, name, membersCount, spacesCount } }: { team: Team }) {
  const say = useTexts(settingsTexts);
  return (
    <Row title={name} note={`${say("members", { count: membersCount })}, ${say("spaces", { count: spacesCount })}`}>
      <ButtonLink
        to="/dashboard/team/$teamId/users"
        params={{ teamId: id }}
        variant="secondary"
        size="sm"
        aria-label={say("chooseAdminOf", { name })}
      >
        {say("chooseAdmin")}
      </ButtonLink>
    </Row>
  );
}
