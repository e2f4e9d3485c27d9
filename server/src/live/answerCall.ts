import { operations } from "@atrium/contract";
import type { OperationName, UpMessage } from "@atrium/contract";
import { faultReply } from "../platform/calls/faultReply.ts";
import { runOperation } from "../platform/calls/runOperation.ts";
import type { CallNeeds } from "../platform/calls/runOperation.ts";
import type { Visit } from "./dispatch.ts";

/** Runs an operation from a live connection: the same path and the same reply as over HTTP. */
export async function answerCall(
  needs: CallNeeds,
  { caller }: Visit,
  call: Extract<UpMessage, { type: "call" }>,
): Promise<Record<string, unknown>> {
  const name = liveOperation(call.operation);
  if (name === null) return { invalidRequest: [{ path: "operation", message: "there is no such call here" }] };
  const startedMs = needs.clock.steadyMs();
  try {
    return (await runOperation(needs, { name, caller, requestId: call.id, input: call.input })).body;
  } catch (error) {
    needs.log.error({ requestId: call.id, operation: name, err: error }, "a call failed");
    const ms = needs.clock.steadyMs() - startedMs;
    const { accountId } = caller;
    const { code, body } = faultReply(error, call.id);
    needs.onCall({ operation: name, code, requestId: call.id, accountId, replayed: false, ms });
    return body;
  }
}

/** The operation of that name, if live connections may call it. */
function liveOperation(name: string): OperationName | null {
  if (!Object.hasOwn(operations, name)) return null;
  const known = name as OperationName;
  return operations[known].transport === "http" ? null : known;
}
