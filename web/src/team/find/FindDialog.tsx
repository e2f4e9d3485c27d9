import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSettled } from "../../platform/useSettled.ts";
import { Palette } from "../../ui/palette/Palette.tsx";
import { PaletteKeys } from "../../ui/palette/PaletteRow.tsx";
import type { FrameActions, FrameModel } from "../shell/frameModel.ts";
import { namedIn, seesUsers } from "../users/usersModel.ts";
import { teamTexts } from "../texts.ts";
import { usersTexts } from "../users/texts.ts";
import { findModel } from "./findModel.ts";
import { FindLine } from "./FindLine.tsx";
import { findTexts } from "./texts.ts";
import { useFindNames } from "./useFindNames.ts";
import { useGo } from "./useGo.ts";

interface FindDialogProps {
  opened: boolean;
  onClose: () => void;
  model: FrameModel;
  actions: FrameActions;
}

/** Ctrl or Cmd and K on the dashboard: type a space, a person, a page, press Enter. */
export function FindDialog({ opened, onClose, model, actions }: FindDialogProps) {
  const say = useTexts(findTexts);
  const sayTeam = useTexts(teamTexts);
  const nameOf = useFindNames();
  const [typed, setTyped] = useState("");
  const { team, teams, spaces } = model;
  const { data: visits } = useQuery({ ...read("listVisitedSpaces", {}), enabled: opened });
  const people = usePeople(opened ? typed : "", model);
  const go = useGo(team, actions);
  const groups = findModel({
    typed,
    team,
    teams: teams ?? [],
    spaces: spaces ?? [],
    visited: visits?.spaces ?? [],
    people,
    mayMakeTeam: actions.openNewTeam !== null,
    nameOf,
  }).map(({ of, entries }) => ({
    title: say(of),
    lines: entries.map((entry) => ({
      key: `${entry.kind}-${entry.id}`,
      run: () => go(entry),
      write: null,
      drawn: <FindLine entry={entry} typed={typed} />,
    })),
  }));
  const keys = { choose: say("choose"), go: say("go"), write: null, help: sayTeam("shortcuts") };
  return (
    <Palette
      {...{ opened, typed, setTyped, groups }}
      setOpened={(isOpen) => (isOpen ? undefined : onClose())}
      words={{ title: say("find"), search: say("search"), empty: say("empty") }}
      keys={<PaletteKeys words={keys} />}
      over="page"
    />
  );
}

/** The people of the team whom the server finds for what was typed; nobody before a letter was. */
function usePeople(typed: string, { account, team, spaces }: FrameModel) {
  const say = useTexts(usersTexts);
  const find = useSettled(typed.trim());
  const isAsked = team !== null && find !== "" && typed.trim() !== "" && seesUsers(team, spaces ?? []);
  const { data } = useQuery(read("listTeamMembers", isAsked ? { teamId: team.id, find } : skipToken));
  return (isAsked ? (data?.members ?? []) : [])
    .filter(({ accountId }) => accountId !== account?.accountId)
    .map((member) => ({ accountId: member.accountId, ...namedIn(member, say) }));
}
