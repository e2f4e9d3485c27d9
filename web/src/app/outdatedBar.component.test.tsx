import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { consent } from "../platform/consent.ts";
import { putOffReload, tellOutdated } from "../platform/pageBuild.ts";
import { drawn } from "../testing/drawn.tsx";
import { OutdatedBar } from "./OutdatedBar.tsx";

afterEach(() => {
  document.querySelector('meta[name="tag-manager"]')?.remove();
  consent.setState({ answer: null });
  putOffReload();
});

test("that the page is outdated waits until consent is answered: both stand at the same place", async () => {
  const meta = document.createElement("meta");
  meta.name = "tag-manager";
  meta.content = "GTM-TEST1";
  document.head.append(meta);
  consent.setState({ answer: null });
  tellOutdated();
  await drawn(<OutdatedBar />);
  const reload = page.getByRole("button", { name: "Refresh" });
  await expect.element(page.getByRole("status")).toBeInTheDocument();
  await expect.element(reload).not.toBeInTheDocument();
  consent.setState({ answer: { version: 1, counting: false, atMs: 0 } });
  await expect.element(reload).toBeVisible();
});
