import { anElement } from "@atrium/testkit/liveBuilders";
import type { RoomElement } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { createEmitter } from "../../platform/emitter.ts";
import { LeavingDialog } from "./LeavingDialog.tsx";

test("what another removes meanwhile is not said to be pinned", async () => {
  const thing = anElement({ data: { type: "note", content: "Agenda", fontSize: 20, bgColor: null } });
  let all: readonly RoomElement[] = [thing];
  const changed = createEmitter<null>();
  const elements = {
    own: { all: () => all, watch: (listener: () => void) => changed.on(listener) },
    calls: { setPinned: vi.fn(), pinOwn: vi.fn() },
  };
  const asked = { ids: new Set([thing.id]), mayPin: true, answer: vi.fn() };
  await drawn(<LeavingDialog asked={asked} elements={elements as never} />);
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/^1 thing of yours is not pinned/)).toBeVisible();
  all = [];
  changed.emit(null);
  await expect.element(dialog.getByText("Nothing of yours is here any more, so nothing is lost.")).toBeVisible();
  await expect.element(dialog.getByRole("list")).not.toBeInTheDocument();
});
