import type { Plan, TeamId } from "@atrium/contract";
import { agreeContract, endContract } from "../../billing/index.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { tellPrograms } from "../../platform/sharedBus.ts";
import { contractOf, findTeam, teamChanged, teamPlanChanged, teamsWithContract } from "../../team/index.ts";
import { readCommand } from "./contractArguments.ts";
import { agreed, ended, faultWords, HELP, listed, noTeam, shown } from "./contractWords.ts";
import type { Said } from "./contractWords.ts";

interface Needs {
  db: Database;
  /** Plan of new teams, and of those whose contract has ended. */
  defaultPlan: Plan;
}

/** The words after `npm run contract --`, done on a database: beside programs that run on it, which hear of it. */
export async function runContract({ db, defaultPlan }: Needs, words: readonly string[], nowMs: number): Promise<Said> {
  const read = readCommand(words);
  if (!read.ok) return faultWords(read.faults);
  const { command } = read;
  switch (command.kind) {
    case "help":
      return { ok: true, words: HELP };
    case "list": {
      const teams = await teamsWithContract(db);
      return listed(
        teams.flatMap((team) => {
          const contract = contractOf(team);
          return contract === null ? [] : [{ team, contract }];
        }),
      );
    }
    case "show": {
      const team = await findTeam(db, command.teamId);
      return team === null ? noTeam : shown(team, contractOf(team));
    }
    case "set": {
      const { wanted, ...at } = command;
      const agreement = await db.transaction(async (tx) => {
        const made = await agreeContract(tx, { ...at, nowMs }, wanted);
        if (at.isSure && (made.kind === "made" || made.kind === "changed")) await tell(tx, at.teamId);
        return made;
      });
      return agreed(agreement, at.isSure);
    }
    case "end": {
      const ending = await db.transaction(async (tx) => {
        const done = await endContract(tx, { ...command, nowMs, defaultPlan });
        if (command.isSure && done.kind === "ended") await tell(tx, command.teamId);
        return done;
      });
      return ended(ending, command.isSure);
    }
    default:
      return command satisfies never;
  }
}

async function tell(tx: Transaction, teamId: TeamId): Promise<void> {
  await tellPrograms(tx, teamChanged, { teamId });
  await tellPrograms(tx, teamPlanChanged, { teamId });
}
