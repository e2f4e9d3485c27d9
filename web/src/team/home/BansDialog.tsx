import { Button, Loader } from "@mantine/core";
import { errorText, type SpaceBan, type SpaceId } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { guess } from "../../platform/data/guess.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { List } from "../../ui/list/List.tsx";
import { Row } from "../../ui/list/Row.tsx";
import { teamTexts } from "../texts.ts";

interface BansDialogProps {
  /** The space whose door it is; null keeps the dialog closed. */
  spaceId: SpaceId | null;
  onClose: () => void;
}

/** Who is kept out of a space, until when, and the way back in for them. */
export function BansDialog({ spaceId, onClose }: BansDialogProps) {
  const say = useTexts(teamTexts);
  return (
    <FormDialog opened={spaceId !== null} onClose={onClose} title={say("bans")}>
      {spaceId === null ? null : <Bans spaceId={spaceId} />}
    </FormDialog>
  );
}

function Bans({ spaceId }: { spaceId: SpaceId }) {
  const say = useTexts(teamTexts);
  const { data, error, isFetching, refetch } = useQuery(read("listBans", { spaceId }));
  if (data !== undefined) return <BanList spaceId={spaceId} bans={data.bans} />;
  if (error === null) return <Loader aria-label={say("bans")} />;
  return (
    <>
      <p role="alert">{errorText(error.refusal.code, currentLocale())}</p>
      <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
        {say("tryAgain")}
      </Button>
    </>
  );
}

function BanList({ spaceId, bans }: { spaceId: SpaceId; bans: readonly SpaceBan[] }) {
  const say = useTexts(teamTexts);
  const lift = useAct("liftBan", {
    optimistic: ({ accountId }) => [
      guess("listBans", { spaceId }, (before) => ({ bans: before.bans.filter((ban) => ban.accountId !== accountId) })),
    ],
  });
  const draw = (ban: SpaceBan) => (
    <BanRow ban={ban} letIn={() => void lift.run({ spaceId, accountId: ban.accountId })} />
  );
  return (
    <>
      {bans.length === 0 ? (
        <p role="status">{say("noBans")}</p>
      ) : (
        <List label={say("bans")} items={bans} keyOf={({ accountId }) => accountId} row={draw} />
      )}
      <p role="alert">{lift.problem === null ? null : errorText(lift.problem, currentLocale())}</p>
    </>
  );
}

function BanRow({ ban, letIn }: { ban: SpaceBan; letIn: () => void }) {
  const say = useTexts(teamTexts);
  const until = ban.until === null ? null : dateText(Date.parse(ban.until), "full", currentLocale());
  return (
    <Row title={ban.name} note={until === null ? say("barredForEver") : say("barredUntil", { when: until })}>
      <Button size="sm" variant="secondary" aria-label={say("letInPerson", { name: ban.name })} onClick={letIn}>
        {say("letIn")}
      </Button>
    </Row>
  );
}
