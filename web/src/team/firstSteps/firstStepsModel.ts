import type { SpaceCard, Team } from "@atrium/contract";
import type { FirstStepsSay } from "./texts.ts";

interface FirstStepsNeeds {
  team: Team;
  spaces: readonly Pick<SpaceCard, "name">[];
  /** Invitations that wait. */
  invitations: number;
  /** Somebody else was in one of its spaces: a guest who came by its link is in no list of people. */
  hasMet: boolean;
  /** A voice has come through a microphone of this device. */
  isMicrophoneHeard: boolean;
  say: FirstStepsSay;
}

export interface FirstStep {
  id: "team" | "space" | "invite" | "microphone";
  title: string;
  note: string;
  isDone: boolean;
}

export interface FirstStepsModel {
  steps: readonly FirstStep[];
  done: number;
  /** A team with a space and with somebody in it, or on the way, is not new. */
  isNew: boolean;
}

/** What whoever leads a new team does first. */
export function firstSteps({
  team,
  spaces,
  invitations,
  hasMet,
  isMicrophoneHeard,
  say,
}: FirstStepsNeeds): FirstStepsModel {
  const [space] = spaces;
  const hasOthers = team.membersCount + team.guestsCount > 1 || invitations > 0 || hasMet;
  const steps: FirstStep[] = [
    { id: "team", title: say("team"), note: team.name, isDone: true },
    { id: "space", title: say("space"), note: space?.name ?? say("spaceLead"), isDone: space !== undefined },
    { id: "invite", title: say("invite"), note: say("inviteLead"), isDone: hasOthers },
    { id: "microphone", title: say("microphone"), note: say("microphoneLead"), isDone: isMicrophoneHeard },
  ];
  return { steps, done: steps.filter(({ isDone }) => isDone).length, isNew: space === undefined || !hasOthers };
}
