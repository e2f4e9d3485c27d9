import { ShortcutsScreen } from "../room/shortcuts/ShortcutsScreen.tsx";
import { DashboardFrame } from "../team/shell/DashboardFrame.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../testing/examples.ts";
import type { GalleryState } from "../ui/galleryState.ts";
import { ErrorView } from "./ErrorView.tsx";
import { LegalScreen } from "./LegalScreen.tsx";
import { LoadProblemView } from "./LoadProblem.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { NotHere } from "./NotHere.tsx";
import { OutdatedNote } from "./OutdatedBar.tsx";
import { OutboxView } from "./outbox/OutboxView.tsx";
import { PageLoading } from "./PageLoading.tsx";

const mail = (to: string, kind: string, subject: string) => ({
  id: `${to}${subject}`,
  // A minute old, so that its code still works.
  atMs: Date.now() - 60_000,
  kind,
  to,
  subject,
  text: "409217\nhttp://localhost:3000/magiclink/a/b",
  html: `<html><head></head><body style="font-family:sans-serif;padding:40px"><h1>Atrium</h1><p>409 217</p></body></html>`,
});
const mails = [
  mail("mira@kite.studio", "signIn", "409 217 is your Atrium code"),
  mail("timur@kite.studio", "teamInvitation", "Mira invites you to Kite HQ"),
  mail("priya@kite.studio", "roleChange", "Kite Studio: You were promoted to Admin"),
  mail("anna.kostina@kite.studio", "teamInvitation", "Mira зовёт вас в Kite HQ"),
];
const nothing = () => undefined;
const team = exampleTeam();

export const states: GalleryState[] = [
  { name: "app/not-found", draw: () => <NotFoundScreen /> },
  { name: "app/loading", draw: () => <PageLoading /> },
  { name: "app/loading-failed", draw: () => <ErrorView kind="connection" /> },
  { name: "app/unavailable", draw: () => <ErrorView kind="unavailable" /> },
  { name: "app/read-failed", draw: () => <LoadProblemView code="connectionFailed" again={() => undefined} /> },
  { name: "app/not-here", draw: () => <NotHere /> },
  { name: "app/outdated", draw: () => <OutdatedNote reload={nothing} later={nothing} /> },
  { name: "app/legal", draw: () => <LegalScreen /> },
  { name: "app/outbox", draw: () => <OutboxView mails={mails} empty={nothing} /> },
  {
    name: "app/shortcuts",
    path: "/dashboard/shortcuts",
    draw: () => (
      <DashboardFrame account={exampleAccount()} teams={[team]} team={team} spaces={[exampleSpace()]}>
        <ShortcutsScreen />
      </DashboardFrame>
    ),
  },
  { name: "app/outbox-empty", draw: () => <OutboxView mails={[]} empty={nothing} /> },
];
