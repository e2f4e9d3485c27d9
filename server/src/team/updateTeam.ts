import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { TeamSpaces } from "./describeTeams.ts";
import { describeTeam } from "./getTeam.ts";
import { changeTeam } from "./teamStore.ts";
import { teamChanged } from "./topics.ts";

export interface UpdateTeamNeeds extends TeamSpaces {
  bus: Bus;
}

export const updateTeam: Handler<typeof operations.updateTeam, UpdateTeamNeeds> = async (needs, context, input) => {
  const { tx, subject } = context;
  const { teamId, ...changes } = input;
  const changed = await changeTeam(tx, subject.team, changes);
  const team = await describeTeam(needs, tx, { ...subject, team: changed });
  return ok({ team }, [() => needs.bus.publish(teamChanged, { teamId })]);
};
