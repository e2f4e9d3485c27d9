import { constants, must, newId, PDF_TYPE } from "@atrium/contract";
import type {
  AccountId,
  InputOf,
  OperationName,
  Operations,
  Plan,
  Room,
  SpaceId,
  SubjectKind,
  TeamId,
  UploadId,
  UploadKind,
} from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import type { TestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { createPasskeyDevice } from "@atrium/testkit/passkeyDevice";
import type { PasskeyDevice } from "@atrium/testkit/passkeyDevice";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import type { WallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { AnyResolver } from "../platform/calls/subjects.ts";
import { resolversOf } from "../callTools.ts";
import { finishUpload, insertUpload } from "../file/index.ts";
import { startFakeServices } from "./fakeServices.ts";
import type { FakeServices } from "./fakeServices.ts";
import { recorder } from "./recorder.ts";
import { PUBLIC_SETTINGS, SITE } from "./publicSettings.ts";

/** Who makes a call: a browser, and its live connection if it has one. */
export interface Person {
  browser: TestBrowser;
  accountId: AccountId | null;
  live: LiveClient | null;
}
/** A call about to be made, whose outcome its case names. */
export interface Attempt<Name extends OperationName> {
  by: Person;
  input: InputOf<Operations[Name]>;
}
type Case<Name extends OperationName> = (world: World) => Promise<Attempt<Name>>;
/**
 * For each operation its success and every refusal it declares itself: a missing one does not compile. Refusals that come
 * with its subject are derived from its success.
 */
export type Cases = {
  [Name in OperationName]: Record<"success" | Operations[Name]["refusals"][number], Case<Name>>;
};

/** A space of three rooms with its admin and a guest connected to it, in no room yet. */
export interface Scene {
  host: Person & { live: LiveClient };
  guest: Person & { live: LiveClient };
  teamId: TeamId;
  spaceId: SpaceId;
  rooms: Room[];
}

/** A card, a plan and a country other than usual; null for none. */
interface PayerWishes {
  last4?: string;
  plan?: Plan;
  country?: string | null;
}
export interface Payer {
  by: Person;
  teamId: TeamId;
  cardId: string;
}

/** What the cases start from: a program on loopback, and one behind a proxy where limits by address apply. */
export class World {
  readonly arrange: Arrange;
  readonly clock: WallClock;
  readonly stripe: FakeServices["stripe"];
  readonly db: TestDatabase["db"];
  readonly google: FakeServices["google"];
  readonly idp: FakeServices["idp"];
  readonly slack: FakeServices["slack"];
  readonly #services: FakeServices;
  readonly #atrium: TestAtrium;
  readonly #public: TestAtrium;
  readonly #databaseUrl: string;
  #bare: TestAtrium | null = null;
  readonly #resolvers = resolversOf({ standing: () => null, company: () => [], room: () => null });
  #addresses = 0;

  private constructor(
    database: TestDatabase,
    clock: WallClock,
    { near, open, services }: { near: TestAtrium; open: TestAtrium; services: FakeServices },
  ) {
    this.arrange = createArrange(database.db);
    this.clock = clock;
    this.stripe = services.stripe;
    this.db = database.db;
    this.google = services.google;
    this.idp = services.idp;
    this.slack = services.slack;
    this.#services = services;
    this.#atrium = near;
    this.#public = open;
    this.#databaseUrl = database.url;
  }

  static async open(database: TestDatabase): Promise<World> {
    const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
    const databaseUrl = database.url;
    const services = await startFakeServices(clock);
    const near = await startTestAtrium({ databaseUrl, clock, settings: services.settings, recorder });
    const open = await startTestAtrium({ databaseUrl, clock, settings: PUBLIC_SETTINGS });
    return new World(database, clock, { near, open, services });
  }

  async close(): Promise<void> {
    await Promise.all([this.#atrium.stop(), this.#public.stop(), this.#bare?.stop(), this.#services.stop()]);
  }

  /** A program that uses no outside services. */
  bare = async () => (this.#bare ??= await startTestAtrium({ databaseUrl: this.#databaseUrl, clock: this.clock }));

  /** A browser without a session. */
  async nobody(): Promise<Person> {
    const browser = createTestBrowser({ port: this.#atrium.port });
    await browser.call("getAccountProfile", {});
    return { browser, accountId: null, live: null };
  }

  /** A browser without a session whose network address has used up a limit. */
  async limited(rule: string, count: number): Promise<Person> {
    this.#addresses += 1;
    const address = `203.0.113.${this.#addresses}`;
    const browser = createTestBrowser({ port: this.#public.port, origin: SITE, address });
    await browser.call("getAccountProfile", {});
    for (const length of [15, 60]) {
      const window = Math.floor(this.clock.nowMs() / (length * 60_000));
      await this.db.execute(
        sql`insert into rate_counters values (${rule}, ${address}, ${window}, ${count}, now() + interval '1 year') on conflict do nothing`,
      );
    }
    return { browser, accountId: null, live: null };
  }

  /** A team and its admin at a program where buying is not set up. */
  async unsold(): Promise<{ by: Person; teamId: TeamId }> {
    const by = await this.limited("none", 0);
    const made = must((await by.browser.call("tryForFree", { teamName: "Team", spaceName: "Space" })).value, "made");
    await this.arrange.team(made.teamId, { plan: "free" });
    return { by: { ...by, accountId: made.account.accountId }, teamId: made.teamId };
  }

  /** A team on the free plan whose admin has a verified e-mail, with a card and a place where it pays its tax. */
  async payer({ last4 = "4242", plan = "free", country = "DE" }: PayerWishes = {}): Promise<Payer> {
    const by = await this.account();
    const { id: teamId } = must((await by.browser.call("createTeam", { name: "Kite" })).value, "made");
    await this.arrange.team(teamId, { plan });
    const cardId = this.stripe.giveCard(last4);
    await by.browser.call("addCard", { teamId, cardId });
    if (country !== null) await by.browser.call("setTaxRate", { teamId, country, zip: null, taxNumber: null });
    return { by, teamId, cardId };
  }

  /** A picture, or a PDF of so many pages. */
  async uploaded({ accountId }: Person, kind: UploadKind, pages: number | null = null): Promise<UploadId> {
    const [db, nowMs] = [this.db, this.clock.nowMs()];
    const wanted = { accountId: must(accountId, "somebody uploads"), kind, name: "picture.png", bytes: 1000, nowMs };
    const id = await insertUpload(db, wanted);
    const size = pages === null ? { w: 40, h: 30 } : null;
    const mimeType = pages === null ? "image/webp" : PDF_TYPE;
    const file = { path: "", mimeType, bytes: 900, size, dominantColor: "#204060", pages };
    await finishUpload(db, id, file);
    return id;
  }

  async guest(): Promise<Person> {
    const person = await this.nobody();
    const { account } = must((await person.browser.call("registerUnverifiedAccount", { name: "Guest" })).value, "in");
    return { ...person, accountId: account.accountId };
  }

  /** Somebody with a verified e-mail. */
  async account(email = newEmail()): Promise<Person> {
    const person = await this.nobody();
    const asked = await this.askForCode(person, email);
    const answer = await person.browser.call("authAccountByMagicLink2", asked);
    return { ...person, accountId: must(answer.value, "signed in").account.accountId };
  }

  async askForCode({ browser }: Person, email = newEmail()): Promise<{ authKey: string; code: string }> {
    const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
    return { authKey, code: this.#codeFor(email) };
  }

  /** Requests a change of somebody's address. */
  async askForEmail({ browser }: Person, email: string): Promise<{ authKey: string; code: string }> {
    const { authKey } = must((await browser.call("changeAccountEmail", { email })).value, "asked");
    return { authKey, code: this.#codeFor(email) };
  }

  #codeFor(email: string): string {
    return must(
      this.#atrium.codes.findLast((shown) => shown.email === email),
      "the code is shown",
    ).code;
  }

  async temporaryLink(): Promise<string> {
    const { browser } = await this.guest();
    return must((await browser.call("createTemporaryAuthLink", {})).value, "a link").token;
  }

  /** A device that holds passkeys for the program on loopback. */
  passkeyDevice(): PasskeyDevice {
    return createPasskeyDevice({ origin: this.#atrium.url });
  }

  async scene(): Promise<Scene> {
    const host = await this.guest();
    const made = await host.browser.call("tryForFree", { teamName: "Team", spaceName: "Space" });
    const { teamId, spaceId } = must(made.value, "made");
    const { rooms } = must((await host.browser.call("listRooms", { spaceId })).value, "listed");
    const guest = await this.guest();
    const [hostLive, guestLive] = [await this.enter(host, spaceId), await this.enter(guest, spaceId)];
    await this.noted(spaceId, [host, guest]);
    return {
      host: { ...host, live: hostLive },
      guest: { ...guest, live: guestLive },
      teamId,
      spaceId,
      rooms,
    };
  }

  /** Turns a team's link invitations into mailed ones, whose code is then known: a mail's own code is only in the mail. */
  async addressInvitations(teamId: TeamId, email: string): Promise<void> {
    await this.db.execute(
      sql`update invitations set email = ${email}, email_key = ${email}, uses_left = 1 where team_id = ${teamId}`,
    );
  }

  /** Support staff in a space, in no room yet. */
  async support(spaceId: SpaceId): Promise<Person> {
    const person = await this.guest();
    await this.arrange.support(person, spaceId);
    return { ...person, live: await this.visits(person, spaceId) };
  }

  /** One more person inside. */
  async visits(person: Person, spaceId: SpaceId): Promise<LiveClient> {
    const live = await this.enter(person, spaceId);
    await this.noted(spaceId, [person]);
    return live;
  }

  /** A visit is recorded a moment after it began. */
  async noted(spaceId: SpaceId, people: readonly Person[]): Promise<void> {
    const isOfSpace = sql`select account_id from space_visits where space_id = ${spaceId}`;
    const visitors = async () =>
      (await this.db.execute<{ account_id: string }>(isOfSpace)).rows.map((row) => row.account_id);
    await expect.poll(visitors).toEqual(expect.arrayContaining(people.map(({ accountId }) => accountId)));
  }

  async enter({ browser }: Person, spaceId: SpaceId): Promise<LiveClient> {
    const door = must((await browser.call("canJoinSpace", { spaceId })).value, "answered");
    if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
    return connectLive({ url: `http://127.0.0.1:${this.#atrium.port}`, ticket: door.ticket });
  }

  /** The space that contains the subject. */
  async spaceOf(kind: SubjectKind, id: string): Promise<SpaceId> {
    const resolver: AnyResolver = this.#resolvers[kind];
    return must(await resolver.spaceOf?.(this.db, id), "it lies in a space");
  }

  /** Sets a password on the space that contains the subject. */
  async lockSpaceOf(kind: SubjectKind, id: string, passwordHash: string): Promise<void> {
    await this.arrange.space(await this.spaceOf(kind, id), { passwordHash });
  }

  /** Changes settings that have no operation yet; the live space reads them when the room is renamed. */
  async setRoom({ host }: Scene, room: Room, changes: Parameters<Arrange["room"]>[1]): Promise<void> {
    await this.arrange.room(room.id, changes);
    const name = `Changed ${newId().slice(0, 6)}`;
    await host.browser.call("updateRoom", { roomId: room.id, name });
    await host.live.until((each) => each.space.records.room[room.id]?.name === name, "the change arrived");
  }
}

export const newEmail = (): string => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
export const { codeForMs, temporaryLinkForMs } = constants.login;
