// Teams: their people and plans. Spaces are built on teams, so this domain knows only accounts; what it needs from spaces
// is passed in as an interface.
export { adoptTeams } from "./adoptTeams.ts";
export { listTeamsOf } from "./describeTeams.ts";
export { forgetActor, forgetAuditEntries } from "./audit/auditStore.ts";
export { recordAudit, recordOperatorAudit } from "./audit/recordAudit.ts";
export { contractOf, contractsRunOut, setContract, teamsWithContract } from "./contractStore.ts";
export { DEFAULT_TEAM_COLOR } from "./createTeam.ts";
export { leaveTeams, takeTeamsBack, teamsToLeave } from "./end/accountGoes.ts";
export { forgetDeletedTeams } from "./end/deletedTeams.ts";
export { recordArrival } from "./guests/arrivalStore.ts";
export { findGuest } from "./guests/guestStore.ts";
export { deleteTeams, ledAlone, lockTeamsOf } from "./ledAlone.ts";
export { atMs, chatDaysInSql, chatKeepingOf, recordingDaysInSql, recordingsKeptOf } from "./keeping/keptTerms.ts";
export { mailSender } from "./mailSender.ts";
export { forgetRemoval, removedAt } from "./members/removals.ts";
export { teamMembers, teams, teamStands } from "./tables.ts";
export { teamSubject } from "./teamSubject.ts";
export { teamOperations } from "./teamOperations.ts";
export {
  findTeam,
  insertTeam,
  isAdminElsewhere,
  isInTeam,
  isTeamLogo,
  lockTeam,
  noteFreeTeams,
  setTeamPlan,
  setTeamStanding,
  teamRoleOf,
} from "./teamStore.ts";
export type { TeamRow } from "./teamStore.ts";
export { teamTerms, termsOf } from "./teamTerms.ts";
export { allTrialsEnded, noteTrialStarter, setTrialEnd, trialsEnded } from "./trialStore.ts";
export { teamChanged, teamPeopleChanged, teamPlanChanged } from "./topics.ts";
export { ownTeams } from "./ownTeams.ts";
