import { must, newId, operations, subjectTerms } from "@atrium/contract";
import type { ErrorCode, Operation, OperationName, RequestId } from "@atrium/contract";
import { hashPassword } from "../platform/passwords.ts";
import { accountCases } from "./accountCases.ts";
import { billingCases } from "./billingCases.ts";
import { broadcastCases } from "./broadcastCases.ts";
import { calendarCases } from "./calendarCases.ts";
import { captionCases } from "./captionCases.ts";
import { chatCases } from "./chatCases.ts";
import { roomCases } from "./roomCases.ts";
import { elementCases } from "./elementCases.ts";
import { fileCases } from "./fileCases.ts";
import { invitationCases } from "./invitationCases.ts";
import { waitingCases } from "./waitingCases.ts";
import { googleCases } from "./googleCases.ts";
import { ssoCases } from "./ssoCases.ts";
import { passkeyCases } from "./passkeyCases.ts";
import { peopleCases } from "./peopleCases.ts";
import { recordingCases } from "./recordingCases.ts";
import { reportCases } from "./reportCases.ts";
import { spaceInvitationCases } from "./spaceInvitationCases.ts";
import { slackCases } from "./slackCases.ts";
import { settingsCases } from "./settingsCases.ts";
import { spaceCases } from "./spaceCases.ts";
import { directChatCases } from "./directChatCases.ts";
import { supportCases } from "./supportCases.ts";
import { spacePeopleCases } from "./spacePeopleCases.ts";
import { spaceChatCases } from "./spaceChatCases.ts";
import { boardCases } from "./boardCases.ts";
import { stageCases } from "./stageCases.ts";
import { teamChatCases } from "./teamChatCases.ts";
import type { Attempt, Cases, World } from "./world.ts";

export type Transport = "http" | "live";

const cases: Cases = {
  ...accountCases,
  ...googleCases,
  ...ssoCases,
  ...calendarCases,
  ...passkeyCases,
  ...supportCases,
  ...billingCases,
  ...spaceCases,
  ...settingsCases,
  ...peopleCases,
  ...spacePeopleCases,
  ...spaceInvitationCases,
  ...invitationCases,
  ...waitingCases,
  ...roomCases,
  ...chatCases,
  ...spaceChatCases,
  ...teamChatCases,
  ...directChatCases,
  ...elementCases,
  ...stageCases,
  ...boardCases,
  ...broadcastCases,
  ...captionCases,
  ...recordingCases,
  ...fileCases,
  ...reportCases,
  ...slackCases,
};

/** Prepares a call that must have this outcome. */
export async function attemptOf(
  world: World,
  name: OperationName,
  code: ErrorCode | "success",
): Promise<Attempt<OperationName>> {
  const ofOperation = cases[name] as Record<string, ((world: World) => Promise<Attempt<OperationName>>) | undefined>;
  const own = ofOperation[code];
  if (own !== undefined) return own(world);
  const attempt = await must(ofOperation["success"], `a success of ${name}`)(world);
  return bySubject(world, operations[name], { code: code as ErrorCode, attempt });
}

/** The refusals that come with a subject: the successful call with another subject or another caller. */
async function bySubject(
  world: World,
  operation: Operation,
  { code, attempt }: { code: ErrorCode; attempt: Attempt<OperationName> },
): Promise<Attempt<OperationName>> {
  const { field, notFound } = subjectTerms(operation.subject);
  if (code === "accountIsNotVerified") return { ...attempt, by: await world.guest() };
  const name = must(field, `a case for ${operation.name} ${code}`);
  if (code === notFound) return { ...attempt, input: { ...attempt.input, [name]: newId() } };
  if (code !== "notConnectedToSpace" && code !== "notConnectedToRoom")
    throw new Error(`No case for ${operation.name} ${code}`);
  // Somebody who never gave this space's password, and is in another space.
  const subject = String((attempt.input as Record<string, unknown>)[name]);
  await world.lockSpaceOf(operation.subject, subject, await hashPassword("sesame"));
  return { ...attempt, by: (await world.scene()).guest };
}

/** Makes the call and returns the raw reply. */
export async function makeCall(
  { by, input }: Attempt<OperationName>,
  { name, transport, requestId }: { name: OperationName; transport: Transport; requestId: RequestId },
): Promise<Record<string, unknown>> {
  if (transport === "live") return must(by.live, "somebody connected").call(name, input, requestId);
  const answer = await by.browser.call(name, input, requestId);
  return { [answer.code]: answer.value ?? answer.detail };
}
