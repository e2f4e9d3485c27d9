import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SpaceEntrance } from "@atrium/contract";
import { drawn } from "../testing/drawn.tsx";
import { exampleEntrance } from "../testing/examples.ts";
import { EntranceBackdrop } from "./EntranceBackdrop.tsx";
import { EntranceCard } from "./EntranceCard.tsx";

async function entrance(change: Partial<SpaceEntrance>) {
  const shown = exampleEntrance(change);
  await drawn(
    <>
      <EntranceBackdrop entrance={shown} />
      <EntranceCard
        entrance={shown}
        email={null}
        isEntering={false}
        keepsTrying={false}
        wrongPassword={false}
        tries={null}
        problem={null}
        rememberedName="Anna"
        rememberedAbout=""
        broughtPassword=""
        sound={{ state: "unknown" }}
        checkSoundAgain={() => undefined}
        warmUp={() => undefined}
        enter={() => undefined}
      />
    </>,
  );
}

test("a space's entrance says its own title and words, under its logo that leads to its site, with a button of its colour", async () => {
  await entrance({
    title: "Come to the summit",
    description: "Three days of talks",
    logoUrl: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
    logoLinkUrl: "https://kite.studio/",
    themeColor: "#a03060",
    name: "Kite",
  });
  await expect.element(page.getByRole("heading", { name: "Come to the summit" })).toBeVisible();
  await expect.element(page.getByText("Three days of talks")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Kite" })).toHaveAttribute("href", "https://kite.studio/");
  const enter = page.getByRole("button", { name: "Enter and listen" });
  await expect.element(enter).toHaveStyle({ backgroundColor: "rgb(160, 48, 96)" });
});

test("a picture of its own lies behind it, in the light that was chosen", async () => {
  const picture = () => document.querySelector("img[src*=garden]") ?? document.body;
  await entrance({ backgroundUrl: "floor:garden", brightness: 50 });
  await expect
    .poll(() => getComputedStyle(picture().parentElement ?? document.body).filter)
    .toMatch(/brightness\(0\.(4|25)\)/);
});
