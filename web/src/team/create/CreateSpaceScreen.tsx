import type { Team } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SessionOver, useOwnAccount, useOwnLink } from "../../account/index.ts";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { copyLink } from "../copyLink.ts";
import { useTeam } from "../ownTeams.ts";
import { teamTexts } from "../texts.ts";
import { CreateSpaceView } from "./CreateSpaceView.tsx";

/** Chooses a template, name, address and access; then enters the new space, with its link copied. */
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
  const { templates: library } = useRead(read("getSpaceTemplateLibrary", { teamId: team.id }));
  const { templates: own } = useRead(read("listTeamPrivateSpaceTemplates", { teamId: team.id }));
  const finish = async (slug: string): Promise<void> => {
    await copyLink(`${location.origin}/s/${slug}`, say);
    await navigate({ to: "/s/$slug", params: { slug }, state: { comesIn: true } });
  };
  return (
    <CreateSpaceView
      team={team}
      offered={{ library, own }}
      first={template ?? "lounge"}
      host={location.host}
      onMade={finish}
    />
  );
}
