import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AccountSession } from "@atrium/contract";
import { drawn } from "../../testing/drawn.tsx";
import { SessionsView } from "./SessionsSetting.tsx";

const session = (device: string, change: Partial<AccountSession> = {}): AccountSession => ({
  sessionId: device,
  device,
  country: null,
  createdAt: "2026-11-21T10:00:00Z",
  lastUsedAt: "2026-11-21T10:00:00Z",
  isOwn: false,
  isStrange: false,
  ...change,
});

function Sessions() {
  const [sessions, setSessions] = useState([
    session("Chrome, macOS", { isOwn: true }),
    session("Edge, Windows", { isStrange: true }),
    session("Safari, iOS"),
  ]);
  return (
    <SessionsView
      sessions={sessions}
      nowMs={Date.parse("2026-11-21T12:00:00Z")}
      busy={false}
      confirm={(id) =>
        setSessions(sessions.map((each) => (each.sessionId === id ? { ...each, isStrange: false } : each)))
      }
      end={(id) => setSessions(sessions.filter(({ sessionId }) => sessionId !== id))}
      endOthers={() => undefined}
    />
  );
}

test("the keyboard goes on at the same browser after *It was me*, and at the next one after its session ended", async () => {
  await drawn(<Sessions />);
  const button = (name: RegExp) => page.getByRole("button", { name });
  button(/^It was me.*Edge/)
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button(/^It was me/)).not.toBeInTheDocument();
  await expect.element(button(/^End.*Edge/)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button(/^End.*Safari/)).toHaveFocus();
});
