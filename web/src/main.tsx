import "./platform/interpretSchemas.ts";
import "./ui/theme/styles.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "@atrium/contract";
import { Providers } from "./app/Providers.tsx";
import { watchForOutdatedChunks } from "./app/reloadOnce.ts";
import { createAppRouter } from "./app/router.tsx";
import { hasSecret, takeSecret, takeSecretsFromAddress } from "./platform/address.ts";
import { call } from "./platform/call.ts";
import { isConsentAsked, recallConsent } from "./platform/consent.ts";
import { reportErrors } from "./platform/errorReports.ts";
import { queries } from "./platform/data/queries.ts";
import { watchDocumentLanguage } from "./platform/i18n/i18n.ts";
import { watchForLostStyles } from "./ui/load/lostStyles.ts";

/*
 * Starts the page: secrets leave the address first; a link that signs in asks for confirmation before any other page is
 * shown; then the app is rendered.
 */
takeSecretsFromAddress();
if (hasSecret("tempAuthToken")) askWhetherToGoOn();
watchForOutdatedChunks();
watchForLostStyles();
watchDocumentLanguage(document.documentElement);
if (isConsentAsked()) recallConsent(Date.now());
const recorderToken = takeSecret("agoraRecordingToken");
if (recorderToken === null) draw();
else void import("./recording/index.ts").then(({ openRecorder }) => openRecorder(root(), recorderToken));

function askWhetherToGoOn(): void {
  // A link to a page opens it after signing in; one to the sign-in page names it in `to`.
  const isSignIn = location.pathname.startsWith("/login");
  const to = isSignIn ? new URLSearchParams(location.search).get("to") : location.pathname + location.search;
  const search = to === null ? "" : `?${new URLSearchParams({ to })}`;
  history.replaceState(null, "", `/continue${search}`);
}

function root(): HTMLElement {
  return must(document.getElementById("root"), "index.html holds #root");
}

function draw(): void {
  const router = createAppRouter(queries);
  const page = () => router.state.matches.at(-1)?.staticData.name ?? "none";
  reportErrors({ call, target: globalThis, page });
  createRoot(root()).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
