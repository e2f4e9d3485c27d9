import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { AuditRow } from "./AuditRow.tsx";
import type { AuditLine } from "./auditModel.ts";

const line: AuditLine = {
  id: "entry1",
  at: "2026-11-22T13:02:00.000Z",
  day: null,
  time: "13:02",
  who: { name: "Mira", email: "", look: null },
  what: [{ text: "deleted a space", isName: false }],
  where: "Kite",
  from: "",
  full: "22 November 2026, 13:02",
  roles: null,
  text: "22 November 2026, 13:02 · Mira · deleted a space · Kite",
};

test("an entry that the browser does not copy stands in a field to copy from, as long as somebody needs", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await drawn(
    <>
      <AuditRow line={line} />
      <OverlayHosts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: /deleted a space/ }));
  await userEvent.click(page.getByRole("button", { name: "Copy entry" }));
  await expect.element(page.getByRole("textbox", { name: "Copy this yourself" })).toHaveValue(line.text);
  vi.restoreAllMocks();
});
