import type { SlackChannel, SpaceCard, Team } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../platform/call.ts";
import { read } from "../platform/data/read.ts";
import { useAct } from "../platform/data/useAct.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { askConfirm } from "../ui/dialog/askConfirm.ts";
import { LoadedPart } from "../ui/page/LoadedPart.tsx";
import { Setting } from "../ui/page/Section.tsx";
import { tellRefusal } from "../ui/tell.ts";
import { OwnSlack } from "./OwnSlack.tsx";
import { SlackPreview } from "./SlackPreview.tsx";
import { SpacePosting } from "./SpacePosting.tsx";
import { TeamSlackView } from "./TeamSlackView.tsx";
import { slackTexts } from "./texts.ts";
import { useSlackPage } from "./useSlackPage.ts";

interface TeamSlackProps {
  team: Pick<Team, "id" | "name">;
  spaces: readonly SpaceCard[];
  mayManage: boolean;
}

/** What a team is connected to: for its admins, and what everybody in it decides for themselves. */
export function TeamSlack({ team, spaces, mayManage }: TeamSlackProps) {
  return (
    <>
      {mayManage ? <ManagedSlack team={team} spaces={spaces} /> : null}
      <OwnSlack teamId={team.id} />
    </>
  );
}

function ManagedSlack({ team, spaces }: Omit<TeamSlackProps, "mayManage">) {
  const say = useTexts(slackTexts);
  const listed = useQuery(read("listTeamSlackChannels", { teamId: team.id }));
  const connection = useConnection(team.id);
  return (
    <Setting title={say("title")} lead={say("lead", { team: team.name })}>
      <LoadedPart query={listed} notLoaded={say("notLoaded")}>
        {(data) => (
          <TeamSlackView {...data} {...connection} preview={<Preview spaces={spaces} channels={data.channels ?? []} />}>
            {spaces.map((space) => (
              <SpacePosting key={space.id} space={space} channels={data.channels ?? []} />
            ))}
          </TeamSlackView>
        )}
      </LoadedPart>
    </Setting>
  );
}

function useConnection(teamId: Team["id"]) {
  const say = useTexts(slackTexts);
  const integrate = useAct("integrateTeamSlack");
  const remove = useAct("deleteTeamSlackIntegration", { onRefused: ({ code }) => tellRefusal(code) });
  const page = useSlackPage({
    ask: () => call("getTeamSlackLink", { teamId }),
    finish: (brought) => integrate.run({ teamId, ...brought }),
  });
  const disconnect = async () => {
    const question = { title: say("disconnectAsk"), text: say("disconnectWhat"), act: say("disconnect") };
    if (await askConfirm({ ...question, cancel: say("cancel"), danger: true })) await remove.run({ teamId });
  };
  return { page, isRemoving: remove.busy, disconnect: () => void disconnect() };
}

/** With the first space as an example. */
function Preview({
  spaces: [space],
  channels: [channel],
}: Pick<TeamSlackProps, "spaces"> & { channels: readonly SlackChannel[] }) {
  if (space === undefined || channel === undefined) return null;
  return <SlackPreview channelName={channel.name} spaceName={space.isPrivate ? null : space.name} />;
}
