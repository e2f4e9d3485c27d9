import { useParams } from "@tanstack/react-router";
import { GoogleReturnScreen, SamlReturnScreen, SamlTrialScreen } from "../account/index.ts";
import { CalendarReturnScreen } from "../calendar/index.ts";
import { SlackReturnScreen } from "../slack/index.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/** The pages that outside services return to. */
export function IntegrationRoute() {
  const { service } = useParams({ from: "/integrations/$service" });
  if (service === "google") return <CalendarReturnScreen />;
  if (service === "saml-sign-in") return <SamlReturnScreen />;
  if (service === "saml-trial") return <SamlTrialScreen />;
  if (service === "slack") return <SlackReturnScreen />;
  return service === "google-sign-in" ? <GoogleReturnScreen /> : <NotFoundScreen />;
}
