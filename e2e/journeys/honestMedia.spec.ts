import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** The microphone's final label; the "ready" before it lasts five seconds, which a busy machine may miss. */
const UNHEARD = "Your voice does not get through";
/** Nothing here needs a large window, which takes long to render. */
const SMALL = { viewport: { width: 1280, height: 640 }, reducedMotion: "reduce" } as const;

test.describe("where no sound comes through, the product says so", () => {
  test("a browser without calls is told before entering, and can still come in and be seen", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const anna = await person(SMALL);
    await anna.page.addInitScript(() => Reflect.deleteProperty(globalThis, "RTCPeerConnection"));
    await anna.page.goto(`${anna.siteUrl}/s/${slug}`);
    await expect(anna.page.getByText("This browser cannot make calls")).toBeVisible();
    await expect(anna.button("enter")).toBeHidden();
    await anna.page.getByLabel("Your name").fill(unique("Anna"));
    await anna.page.getByRole("button", { name: "Enter without sound" }).click();
    await expect(anna.button("leave")).toBeVisible();
    await expect(anna.page.getByRole("alert").getByText("This browser cannot make calls")).toBeVisible();
    await anna.button("micOn").click();
    await expect(anna.page.getByRole("button", { name: UNHEARD })).toBeVisible();
    await expect(anna.button("micOff")).toBeHidden();
  });

  test("a network that holds voices back is named before entering and inside, nothing is on, and others see whom no sound reaches", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(SMALL), await person(SMALL)];
    const annaName = unique("Anna");
    // Only relays are allowed, and there is none: as behind a firewall, signalling works and no media gets through.
    await anna.page.addInitScript(() => {
      globalThis.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(how?: RTCConfiguration) {
          super({ ...how, iceTransportPolicy: "relay" });
        }
        override setConfiguration(how?: RTCConfiguration): void {
          super.setConfiguration({ ...how, iceTransportPolicy: "relay" });
        }
      };
    });
    await boris.page.goto(`${boris.siteUrl}/s/${slug}`);
    await boris.page.getByLabel("Your name").fill(unique("Boris"));
    await expect(boris.page.getByText("Sound comes through")).toBeVisible();
    await boris.button("enter").click();
    await anna.page.goto(`${anna.siteUrl}/s/${slug}`);
    await anna.page.getByLabel("Your name").fill(annaName);
    await expect(anna.page.getByRole("alert").getByText("Sound cannot get through this network")).toBeVisible();
    await anna.page.getByRole("button", { name: "Enter without sound" }).click();
    await anna.button("micOn").click();
    await expect(anna.page.getByRole("alert").getByText("No sound gets through")).toBeVisible();
    await expect(anna.page.getByRole("button", { name: UNHEARD })).toBeVisible();
    await expect(anna.button("micOff")).toBeHidden();
    // What she has switched on is reported in between.
    const unheard = new RegExp(`^${annaName}, (hears nobody|cannot be heard) yet`, "u");
    await expect(boris.page.getByRole("button", { name: unheard }).first()).toBeVisible();
    await anna.page.getByRole("button", { name: "Try now" }).click();
    await expect(anna.button("micOff")).toBeHidden();
  });
});
