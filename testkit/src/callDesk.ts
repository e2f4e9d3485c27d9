import { newId, must, operations } from "@atrium/contract";
import type {
  EntrancePerson,
  InputOf,
  Locale,
  OperationName,
  Operations,
  Plan,
  RequestId,
  SpaceId,
  SuccessOf,
} from "@atrium/contract";
import {
  accountTeams,
  createInvitationCodes,
  createLocalBus,
  createLog,
  createSessions,
  findAccount,
  insertAccount,
  LiveReplies,
  profileOrGuest,
  runOperation,
  takeFreeTeam,
  wireDomains,
} from "@atrium/server/calls";
import type { Caller, Handlers, Inside, Mail, Names } from "@atrium/server/calls";
import type { Database } from "@atrium/server/database";
import { createFakeClock } from "./fakeClock.ts";
import type { FakeClock } from "./fakeClock.ts";
import { createTestNames } from "./testNames.ts";

/** The answer to a call: its value, or the code and detail of its refusal. */
export type Answer<Name extends OperationName> =
  | { code: "success"; value: SuccessOf<Operations[Name]> }
  | { code: string; value: null; detail: unknown };

/**
 * Makes calls on a real database without sockets: guard, handler, transaction, stored reply and effects as in the
 * program. Who is inside spaces is given by `inside`.
 */
export interface CallDesk {
  nobody(): Caller;
  guest(locale?: Locale): Promise<Caller>;
  /** A caller with a verified e-mail. */
  account(locale?: Locale): Promise<Caller>;
  call<Name extends OperationName>(caller: Caller, name: Name, input: InputOf<Operations[Name]>): Promise<Answer<Name>>;
  /** Like `call` when only success is expected; otherwise throws the code. */
  done<Name extends OperationName>(
    caller: Caller,
    name: Name,
    input: InputOf<Operations[Name]>,
  ): Promise<SuccessOf<Operations[Name]>>;
  /** The time of the calls; it stands still until advanced. */
  clock: FakeClock;
  /** Makes the same call several times at once, like retries of a client without a reply; returns the reply bodies. */
  attempts(times: number, call: { caller: Caller; name: OperationName; input: unknown }): Promise<unknown[]>;
  inside: Map<SpaceId, EntrancePerson[]>;
  /** Mails submitted so far, whether or not their call was committed. */
  mails: Pick<Mail, "kind" | "to" | "subject" | "text" | "html" | "sender">[];
  /** Messages published so far, by topic. */
  news: { topic: string; news: unknown }[];
}

interface DeskOptions {
  defaultPlan?: Plan;
  limitsByAddress?: boolean;
  /** DNS lookups; by default no name exists. */
  names?: Names;
  ice?: Parameters<typeof wireDomains>[0]["ice"];
  /** By default buying is not set up. */
  billing?: Parameters<typeof wireDomains>[0]["billing"];
  /** By default Slack is not set up. */
  slack?: Parameters<typeof wireDomains>[0]["slack"]["slack"];
  /** By default nothing can be recorded. */
  recording?: Parameters<typeof wireDomains>[0]["recording"];
}

/** Runs operations through guard and database without a network; the clock stands still until the test advances it. */
export function createCallDesk(db: Database, options: DeskOptions = {}): CallDesk {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
  const inside: CallDesk["inside"] = new Map();
  const news: CallDesk["news"] = [];
  const bus = createLocalBus();
  const publish: typeof bus.publish = (topic, item) => {
    news.push({ topic: topic.name, news: item });
    bus.publish(topic, item);
  };
  const heard = { ...bus, publish };
  const mails: CallDesk["mails"] = [];
  const standing: Inside["standing"] = (spaceId, accountId) => {
    const person = inside.get(spaceId)?.find((each) => each.accountId === accountId);
    return person === undefined
      ? null
      : {
          role: "PUBLIC_GUEST",
          roomId: person.roomId,
          arrivedAtMs: 0,
          privateAreaIds: [],
          isConnected: true,
          plan: "custom",
        };
  };
  const guestNeeds = { defaultLocale: "ru" as const, limitsByAddress: options.limitsByAddress ?? false };
  const domains = wireDomains({
    bus: heard,
    peopleInside: {
      peopleIn: (spaceId) => inside.get(spaceId) ?? [],
      isInside: (spaceId, accountId) => (inside.get(spaceId) ?? []).some((each) => each.accountId === accountId),
      countIn: (spaceId, roomId) => (inside.get(spaceId) ?? []).filter((each) => each.roomId === roomId).length,
      onlineCount: (spaceId) => inside.get(spaceId)?.length ?? 0,
      waitingBefore: () => 0,
    },
    inside: { standing, company: companyIn(inside), room: () => null },
    names: options.names ?? createTestNames(),
    defaultPlan: options.defaultPlan ?? "custom",
    isStaff: () => false,
    invitations: {
      codes: createInvitationCodes({ codes: Buffer.alloc(32, 9), seals: Buffer.alloc(32, 10) }),
      mailer: {
        async send(_tx, mail) {
          mails.push(mail);
          return () => undefined;
        },
        refused: async () => new Set(),
        teamDomain: "teams.example.test",
      },
      codeKey: Buffer.alloc(32, 9),
      siteUrl: () => "https://meet.example.test",
      endCalendar: async () => [],
      ...guestNeeds,
    },
    mediaTrials: {
      access: (accountId) => Promise.resolve({ url: "", token: `trial of ${accountId}` }),
      gates: [{ protocol: "UDP", host: "", port: 4420 }],
    },
    billing: options.billing ?? { payments: null },
    recording: options.recording ?? noStudio,
    slack: { slack: options.slack ?? null, tokenKey: Buffer.alloc(32, 11) },
    isOwnHost: (host) => host === "atrium.example",
    fileLinks: { sign: (key) => `/files/${key}?signed` },
    ice: options.ice ?? { stunUrls: [], turnUrls: [], turnSecret: null },
    accounts: {
      localeOf: async (query, id) => must(await findAccount(query, id), "the caller has an account").locale,
      profileOrGuest: (context, locale) => profileOrGuest(guestNeeds, context, locale),
      takeFreeTeam: (context) => takeFreeTeam(guestNeeds, context),
    },
  });
  const needs = {
    db,
    // Account and live operations are tested elsewhere; calling one here fails loudly.
    handlers: {
      ...domains.handlers,
      listAccountTeams: async (context: { query: never; nowMs: number; caller: Caller }) => ({
        ok: true,
        value: { teams: await accountTeams.listTeamsOf(context, must(context.caller.accountId, "signed in")) },
        after: [],
      }),
    } as unknown as Handlers,
    guard: domains.guard,
    sessions: createSessions({ db, bus: heard, secret: Buffer.alloc(32, 7) }),
    // Tests make many calls while the clock stands still; rate limits have their own tests.
    rates: { take: () => ({ ok: true }) as const },
    liveReplies: new LiveReplies<never>(clock),
    replyKey: Buffer.alloc(32, 8),
    clock,
    log: createLog({ level: "silent" }),
    atPoint: () => undefined,
    onCall: () => undefined,
    onChanged: () => undefined,
  };
  const person = async (isVerified: boolean, locale: Locale): Promise<Caller> => {
    const email = isVerified ? `${newId()}@example.org`.toLowerCase() : null;
    const account = await insertAccount(db, { email, emailKey: email, locale, nowMs: clock.nowMs() });
    const opened = { accountId: account.id, isProven: isVerified, isStrange: false, onlySpace: null, userAgent: "" };
    const at = { address: nobody().address, nowMs: clock.nowMs() };
    const { sessionId } = await needs.sessions.open(db, { ...opened, ...at });
    return { ...nobody(), accountId: account.id, sessionId, isVerified };
  };
  const call: CallDesk["call"] = async (caller, name, input) => {
    const reply = await runOperation(needs, { name, caller, requestId: newId(), input });
    if (reply.code !== "success") return { code: reply.code, value: null, detail: reply.body[reply.code] };
    return { code: "success", value: operations[name].success.parse(reply.body["success"]) as never };
  };
  return {
    nobody,
    guest: (locale = "ru") => person(false, locale),
    account: (locale = "ru") => person(true, locale),
    call,
    async done(caller, name, input) {
      const answer = await call(caller, name, input);
      if (answer.value === null) throw new Error(`${name} was refused: ${answer.code}`);
      return answer.value;
    },
    attempts(times, { caller, name, input }) {
      const same = { name, caller, requestId: newId<RequestId>(), input };
      return Promise.all(Array.from({ length: times }, async () => (await runOperation(needs, same)).body));
    },
    clock,
    inside,
    mails,
    news,
  };
}

const noStudio: NonNullable<DeskOptions["recording"]> = {
  studio: { whyNot: () => "noBrowser", begin: () => undefined, look: () => undefined },
  files: { store: { remove: () => Promise.resolve() }, links: { sign: (key) => `/files/${key}?signed` } },
};

/** Who is together with somebody in the spaces of the test. */
const companyIn =
  (inside: CallDesk["inside"]): Inside["company"] =>
  (accountId) =>
    [...inside.values()]
      .map((people) => people.map((each) => each.accountId))
      .filter((ids) => ids.includes(accountId))
      .map((ids) => ({ role: "PUBLIC_GUEST", others: ids.filter((id) => id !== accountId) }));

function nobody(): Caller {
  return { accountId: null, sessionId: null, isVerified: false, browserId: newId(), address: "192.0.2.1" };
}
