import { SPACE_TEMPLATES, type SpaceTemplate, type Team } from "@atrium/contract";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnAccount } from "../../account/index.ts";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { forget } from "../../platform/useCall.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { useModel } from "../../platform/useModel.ts";
import { copyLink } from "../copyLink.ts";
import { useOwnTeams } from "../ownTeams.ts";
import { NotHereYet } from "../shell/NotHereYet.tsx";
import { UnknownTeam } from "../shell/UnknownTeam.tsx";
import { teamTexts } from "../texts.ts";
import { createCreateSpaceModel } from "./createSpaceModel.ts";
import { CreateSpaceView } from "./CreateSpaceView.tsx";

/** Choosing a room, a name and an address; the new space opens on the dashboard with its link copied. */
export function CreateSpaceScreen() {
  const { teamId } = useParams({ strict: false });
  const account = useOwnAccount();
  const { data, error, refetch } = useOwnTeams();
  useTitle(useTexts(teamTexts)("newSpace"));
  if (account === null) return <SessionOver />;
  if (data === undefined) return <NotHereYet error={error} onRetry={() => void refetch()} />;
  const team = data.teams.find(({ id }) => id === teamId);
  return team === undefined ? <UnknownTeam /> : <CreateSpace team={team} />;
}

function CreateSpace({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const { template } = useSearch({ strict: false });
  const [state, model] = useModel(() =>
    createCreateSpaceModel({
      call,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      teamId: team.id,
      template: isTemplate(template) ? template : "lounge",
    }),
  );
  const slug = state.created?.slug ?? null;
  useEffect(() => {
    if (slug === null) return;
    void finish(slug);
    async function finish(made: string): Promise<void> {
      await forget("listTeamSpaces", "listAccountTeams");
      await copyLink(`${location.origin}/s/${made}`, say);
      await navigate({ to: "/dashboard/team/$teamId", params: { teamId: team.id } });
    }
  }, [slug, navigate, say, team.id]);
  return <CreateSpaceView state={state} actions={model} team={team} host={location.host} />;
}

const isTemplate = (name: string | undefined): name is SpaceTemplate =>
  SPACE_TEMPLATES.some((template) => template === name);
