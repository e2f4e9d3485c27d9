import { Button } from "@mantine/core";
import { errors, errorText, type ErrorCode } from "@atrium/contract";
import { useState } from "react";
import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { declineTexts } from "./declineTexts.ts";

export type DeclineState =
  | { step: "asking"; busy: boolean; problem: ErrorCode | null }
  | { step: "declined"; teamName: string }
  /** Unknown, or forgotten because it ended long ago. */
  | { step: "gone" };

/** Where the quiet link of an invitation's mail leads. Mail scanners open links too: opening it declines nothing. */
export function DeclineScreen() {
  const [code] = useState(() => takeSecret("linkCode"));
  const [state, setState] = useState<DeclineState>(() =>
    code === null ? { step: "gone" } : { step: "asking", busy: false, problem: null },
  );
  const decline = async (invitationId: string) => {
    setState({ step: "asking", busy: true, problem: null });
    const reply = await call("declineInvitation", { invitationId });
    if (reply.ok) setState({ step: "declined", teamName: reply.value.teamName });
    else if (errors[reply.code].retry === "later") setState({ step: "asking", busy: false, problem: reply.code });
    else setState({ step: "gone" });
  };
  return <DeclineView state={state} decline={() => (code === null ? undefined : void decline(code))} />;
}

export function DeclineView({ state, decline }: { state: DeclineState; decline: () => void }) {
  const say = useTexts(declineTexts);
  if (state.step === "gone") return <PageMessage court="shut" title={say("gone")} description={say("goneLead")} />;
  if (state.step === "declined") {
    const { teamName } = state;
    return (
      <PageMessage
        court="wide-dusk"
        title={say("declined", { name: teamName })}
        description={say("declinedLead", { name: teamName })}
      />
    );
  }
  const { busy, problem } = state;
  return (
    <PageMessage
      court="wide"
      title={say("title")}
      description={say("lead")}
      problem={problem === null ? null : errorText(problem, currentLocale())}
      foot={say("foot")}
    >
      <Button size="lg" loading={busy} onClick={decline}>
        {say("decline")}
      </Button>
    </PageMessage>
  );
}
