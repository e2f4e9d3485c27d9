import type { Team } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { SessionOver, useOwnAccount, useOwnLink } from "../../account/index.ts";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { useModel } from "../../platform/useModel.ts";
import { copyLink } from "../copyLink.ts";
import { useTeam } from "../ownTeams.ts";
import { teamTexts } from "../texts.ts";
import { createCreateSpaceModel } from "./createSpaceModel.ts";
import { CreateSpaceView } from "./CreateSpaceView.tsx";

/** Choosing a room, a name and an address; the new space opens on the dashboard with its link copied. */
export function CreateSpaceScreen() {
  const account = useOwnAccount();
  useOwnLink(account);
  const team = useTeam();
  useTitle(useTexts(teamTexts)("newSpace"));
  return account === null ? <SessionOver /> : <CreateSpace team={team} />;
}

function CreateSpace({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const { template } = useSearch({ strict: false });
  const [state, model] = useModel(() =>
    createCreateSpaceModel({
      call: act,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      teamId: team.id,
      template: template ?? "lounge",
    }),
  );
  const slug = state.created?.slug ?? null;
  useEffect(() => {
    if (slug === null) return;
    void finish(slug);
    async function finish(made: string): Promise<void> {
      await copyLink(`${location.origin}/s/${made}`, say);
      await navigate({ to: "/dashboard/team/$teamId", params: { teamId: team.id } });
    }
  }, [slug, navigate, say, team.id]);
  return <CreateSpaceView state={state} actions={model} team={team} host={location.host} />;
}
