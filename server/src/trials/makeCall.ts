import { must } from "@atrium/contract";
import type { ErrorCode, OperationName, RequestId } from "@atrium/contract";
import { accountCases } from "./accountCases.ts";
import { roomCases } from "./roomCases.ts";
import { spaceCases } from "./spaceCases.ts";
import type { Attempt, Cases, Stage } from "./stage.ts";

export type Transport = "http" | "live";

const cases: Cases = { ...accountCases, ...spaceCases, ...roomCases };

/** Everything prepared for a call that is to come out so. */
export function attemptOf(
  stage: Stage,
  name: OperationName,
  code: ErrorCode | "success",
): Promise<Attempt<OperationName>> {
  const ofOperation = cases[name] as Record<string, ((stage: Stage) => Promise<Attempt<OperationName>>) | undefined>;
  return must(ofOperation[code], `a case for ${name} ${code}`)(stage);
}

/** Makes the call; the reply as it came. */
export async function makeCall(
  { by, input }: Attempt<OperationName>,
  { name, transport, requestId }: { name: OperationName; transport: Transport; requestId: RequestId },
): Promise<Record<string, unknown>> {
  if (transport === "live") return must(by.live, "somebody connected").call(name, input, requestId);
  const answer = await by.browser.call(name, input, requestId);
  return { [answer.code]: answer.value ?? answer.detail };
}
