import { Button, TextInput } from "@mantine/core";
import type { Team } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import dialogStyles from "../../ui/dialog/dialog.module.css";
import { ButtonLink } from "../../ui/links.tsx";
import { Row } from "../../ui/list/Row.tsx";
import { settingsTexts } from "./texts.ts";

interface DeleteAccountFormProps {
  /** To be typed once more; null for a guest, who has none. */
  email: string | null;
  terms: { teamsToHandOver: readonly Team[]; teamsThatGo: readonly Team[] };
  busy: boolean;
  problem: string | null;
  onDelete: () => void;
  onKeep: () => void;
}

export function DeleteAccountForm({ email, terms, busy, problem, onDelete, onKeep }: DeleteAccountFormProps) {
  const say = useTexts(settingsTexts);
  const [typed, setTyped] = useState("");
  const mustHandOver = terms.teamsToHandOver.length > 0;
  const isSure = email === null || typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure && !mustHandOver) onDelete();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{mustHandOver ? say("handOver") : say("deleteWhat")}</p>
      {terms.teamsToHandOver.map((team) => (
        <HandOverRow key={team.id} team={team} />
      ))}
      {terms.teamsThatGo.map(({ id, name }) => (
        <Row key={id} title={name} note={say("goesWithYou")} />
      ))}
      {mustHandOver || email === null ? null : (
        <TextInput
          mt={16}
          label={say("toBeSure", { email })}
          description={say("noWayBack")}
          inputWrapperOrder={["label", "input", "description"]}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <p className={dialogStyles["error"]} role="alert">
        {problem}
      </p>
      <div className={dialogStyles["footer"]}>
        <Button variant="secondary" onClick={onKeep}>
          {say("keep")}
        </Button>
        {mustHandOver ? null : (
          <Button type="submit" variant="danger" loading={busy} disabled={!isSure}>
            {say("deleteNow")}
          </Button>
        )}
      </div>
    </form>
  );
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
