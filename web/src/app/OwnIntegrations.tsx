import { useQuery } from "@tanstack/react-query";
import { useOwnAccount } from "../account/index.ts";
import { CalendarSetting } from "../calendar/index.ts";
import { read } from "../platform/data/read.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { OwnSlack } from "../slack/index.ts";
import { appTexts } from "./texts.ts";

/** What an account is connected to outside: its calendar, and its status in the Slack of each of its teams. */
export function OwnIntegrations() {
  const say = useTexts(appTexts);
  const account = useOwnAccount();
  const { data } = useQuery(read("listAccountTeams", {}));
  if (account === null || account === undefined) return null;
  return (
    <>
      <CalendarSetting account={account} />
      {data?.teams.map(({ id }) => (
        <OwnSlack key={id} teamId={id} />
      ))}
      <p>{say("teamIntegrations")}</p>
    </>
  );
}
