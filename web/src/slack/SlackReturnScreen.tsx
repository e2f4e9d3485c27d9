import { useEffect } from "react";
import { takeSecret } from "../platform/address.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { tellReturned } from "./slackReturn.ts";
import { slackTexts } from "./texts.ts";

/** Where Slack's page comes back to: hands over the code and closes the window. */
export function SlackReturnScreen() {
  useEffect(() => {
    // The secrets can be taken once; React may run this twice in development.
    const state = takeSecret("state");
    if (state === null) return;
    tellReturned(takeSecret("code"), state);
    window.close();
  }, []);
  return <SlackReturnView />;
}

/** Seen for longer only where the browser does not let a page close itself. */
export function SlackReturnView() {
  const say = useTexts(slackTexts);
  return <PageMessage court="wide" title={say("closeThis")} description={say("closeThisLead")} />;
}
