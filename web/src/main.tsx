import "./platform/interpretSchemas.ts";
import "./ui/theme/styles.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "@atrium/contract";
import { openHandedSession } from "./account/index.ts";
import { Providers } from "./app/Providers.tsx";
import { watchForOutdatedChunks } from "./app/reloadOnce.ts";
import { createAppRouter } from "./app/router.tsx";
import { takeSecret, takeSecretsFromAddress } from "./platform/address.ts";
import { watchDocumentLanguage } from "./platform/i18n/i18n.ts";
import { watchForLostStyles } from "./ui/load/lostStyles.ts";

/*
 * The page starts here. Secrets leave the address first; a session handed over in the link is opened before the router
 * asks who is there; only then is anything drawn.
 */
takeSecretsFromAddress();
watchForOutdatedChunks();
watchForLostStyles();
watchDocumentLanguage(document.documentElement);
void start();

async function start(): Promise<void> {
  const token = takeSecret("tempAuthToken");
  if (token !== null) await goOnWith(token);
  draw();
}

async function goOnWith(token: string): Promise<void> {
  // A link into a page opens that page; one to sign-in has nothing left to ask.
  const isSignIn = location.pathname.startsWith("/login");
  const asked = new URLSearchParams(location.search).get("to");
  const page = await openHandedSession(token, isSignIn ? asked : location.pathname + location.search);
  if (page !== null) history.replaceState(null, "", page);
}

function draw(): void {
  const router = createAppRouter();
  createRoot(must(document.getElementById("root"), "index.html holds #root")).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
