import type { CustomDomain } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { OverlayHosts } from "../../../ui/OverlayHosts.tsx";
import { exampleSettings } from "../fixtures/exampleSettings.ts";
import { useSettingsDraft } from "../useSettingsDraft.ts";
import { DomainRecords } from "./DomainRecords.tsx";

const name = "rooms.kite.studio";
const domain: CustomDomain = {
  domain: name,
  records: [{ type: "CNAME", name, value: "meet.example.org", found: [], state: "waiting" }],
  lookedUpAt: null,
  isOpen: false,
};

test("a value that the browser does not copy stands in a field to copy from", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  function Records() {
    return <DomainRecords form={useSettingsDraft(exampleSettings())} domain={domain} />;
  }
  await drawn(
    <>
      <Records />
      <OverlayHosts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Copy the value of the CNAME record" }));
  await expect.element(page.getByRole("textbox", { name: "Copy this yourself" })).toHaveValue("meet.example.org");
  vi.restoreAllMocks();
});
