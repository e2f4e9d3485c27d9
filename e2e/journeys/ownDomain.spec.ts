import { isAtSpace, operations, type Operation } from "@atrium/contract";
import { startNameServer, type NameServer } from "@atrium/testkit/nameServer";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { chromium, expect, test as base } from "@playwright/test";
import { newSpaceOf } from "../harness/newSpace.ts";
import { newPerson, unique, type Person } from "../harness/person.ts";
import { askForCode, newAddress, typeCode } from "../harness/signIn.ts";
import { startProgram, type Program } from "../harness/program.ts";

const DOMAIN = "rooms.kite.studio";

interface Fixtures {
  nameServer: NameServer;
  program: Program;
  /** The admin, at the installation's own URL. */
  host: Person;
  /** A guest whose browser resolves the domain. */
  guest: Person;
}

const test = base.extend<Fixtures>({
  nameServer: async ({ browserName: _ }, use) => {
    const server = await startNameServer();
    await use(server);
    await server.stop();
  },
  program: async ({ nameServer }, use) => {
    const program = await startProgram({ DNS_SERVERS: nameServer.address });
    await use(program);
    await program.stop();
  },
  host: async ({ browser, program }, use) => {
    const person = await newPerson(browser, { siteUrl: program.url });
    await use(person);
    await person.page.context().close();
  },
  guest: async ({ program }, use) => {
    const siteUrl = `http://${DOMAIN}:${program.port}`;
    const browser = await chromium.launch({
      ...browserLaunch,
      args: [
        ...browserLaunch.args,
        `--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1`,
        // With https, as in production, browsers allow the microphone without this.
        `--unsafely-treat-insecure-origin-as-secure=${siteUrl}`,
      ],
    });
    await use(await newPerson(browser, { siteUrl }));
    await browser.close();
  },
});

test("a space gets a domain of its own: records, proof, and people who come in there hear those who came the other way", async ({
  nameServer,
  program,
  host,
  guest,
}) => {
  const slug = await newSpaceOf(host);
  const { page } = host;
  const hostName = unique("Anna");
  const settings = await test.step("the admin connects it", async () => {
    await host.enter(slug, hostName);
    const address = await settingsOf(host, slug);
    await page.goto(`${address}?part=domain`);
    await page.getByRole("textbox", { name: "Domain" }).fill(DOMAIN);
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(page.getByText("Not there yet")).toHaveCount(2);
    return address;
  });

  await test.step("until it is proven nothing is there", async () => {
    const answer = await guest.page.goto("/");
    expect(answer?.status()).toBe(404);
  });

  await test.step("with the records it opens", async () => {
    const values = await page.locator("code").allTextContents();
    nameServer.records.set(DOMAIN, { aliases: [values[0] ?? ""] });
    nameServer.records.set(`_atrium.${DOMAIN}`, { texts: [values[1] ?? ""] });
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Found", { exact: true })).toHaveCount(2);
  });

  await test.step("people come in there, and talk with those inside", async () => {
    await host.enter(slug, hostName);
    const guestName = unique("Boris");
    const { page: guestPage } = guest;
    const asked = new Set<string>();
    guestPage.on("request", (request) => {
      const [, name] = /\/api\/(\w+)$/.exec(request.url()) ?? [];
      if (name !== undefined) asked.add(name);
    });
    await guestPage.goto("/");
    await guestPage.getByLabel("Your name").fill(guestName);
    await guest.button("enter").click();
    await expect(guest.button("micOn")).toBeVisible();
    await guest.turnOn("mic");
    await host.hears(guestName);
    expect(new URL(guestPage.url()).pathname).toBe("/");
    // The account's own chats and teams are not served at this host, so no page there requests them.
    expect(asked).toContain("canJoinSpace");
    expect(Object.values<Operation>(operations).filter((each) => asked.has(each.name) && !isHere(each))).toEqual([]);
  });

  await test.step("other pages are not there, sign-in is the space's", async () => {
    for (const path of ["/dashboard", `/s/${slug}`, "/try"]) expect((await guest.page.goto(path))?.status()).toBe(404);
    const mail = await askForCode(guest, program, newAddress("boris"));
    expect(mail.link).toContain(`http://${DOMAIN}:${program.port}/magiclink/`);
    await typeCode(guest.page, mail.code);
    await expect(guest.page).toHaveURL(`${guest.siteUrl}/`);
  });

  await test.step("disconnected, it is as unknown as before", async () => {
    await page.goto(`${settings}?part=domain`);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByRole("textbox", { name: "Domain" })).toBeVisible();
    expect((await guest.page.goto("/"))?.status()).toBe(404);
  });
});

/** The path of a space's settings. */
async function settingsOf({ page }: Person, slug: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const call = async (operation: string, input: object) => {
      const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
      const response = await fetch(`/api/${operation}`, { method: "PUT", headers, body: JSON.stringify(input) });
      return ((await response.json()) as { success: { spaceId: string; space: { teamId: string } } }).success;
    };
    const { spaceId } = await call("getSpaceId", { slug: wanted });
    const { space } = await call("getSpace", { spaceId });
    return `/dashboard/team/${space.teamId}/space/${spaceId}`;
  }, slug);
}

/** Whether an operation is served at a space's own domain. */
const isHere = (operation: Operation): boolean => isAtSpace(operation) || operation.atDomains === true;
