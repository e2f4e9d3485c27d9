import { newId, type UploadId } from "@atrium/contract";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { uploadFromLink } from "../../platform/upload/uploadFile.ts";
import { drawn } from "../../testing/drawn.tsx";
import { BackgroundLibrary } from "./BackgroundLibrary.tsx";
import { backgroundOf } from "./backgroundModel.ts";

vi.mock("../../platform/upload/uploadFile.ts", { spy: true });
afterEach(() => vi.unstubAllGlobals());

test("once a picture has come by its link the keyboard is where the link was asked for", async () => {
  vi.stubGlobal("fetch", async () => new Response(new Blob(["picture"], { type: "image/png" })));
  const uploadId = newId<UploadId>();
  const fetched = { uploadId, url: "/files/a", name: "a.png", mimeType: "image/png", bytes: 7, pages: null } as const;
  vi.mocked(uploadFromLink).mockResolvedValue({
    ok: true,
    value: { ...fetched, kind: "roomBackground", size: { w: 1600, h: 900 }, dominantColor: "#336699" },
  });
  const pick = vi.fn();
  await drawn(<BackgroundLibrary draft={backgroundOf(aRoom())} change={() => undefined} pick={pick} />);
  const opener = page.getByRole("button", { name: "From a link" });
  await userEvent.click(opener);
  await userEvent.fill(page.getByLabelText("Link to a picture"), "https://kites.example/a.png");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Link to a picture")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(pick).toHaveBeenCalledWith(expect.any(File), uploadId);
});
