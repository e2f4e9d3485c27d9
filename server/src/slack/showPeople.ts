import { constants } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { statusChange, statusText } from "@atrium/rules";
import type { ShownStatus } from "@atrium/rules";
import { findAccount } from "../account/index.ts";
import { findSpace } from "../space/index.ts";
import { clearStatus } from "./clearStatus.ts";
import { losePerson, noteShown, peopleToLookAt } from "./personStore.ts";
import type { PersonRow } from "./personStore.ts";
import type { SlackProblem } from "./slack.ts";
import { openToken } from "./slackStore.ts";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";

/** Status changes per round; the rest follow in the next. */
const MOST_CHANGES = 40;

interface Change {
  person: PersonRow;
  at: SpaceId | null;
  change: "show" | "clear" | "forget";
}

/** Lets people's statuses in Slack follow where they are in their team's spaces. */
export async function showPeople(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const places = placesOf(needs);
  const accountIds = [...new Set([...places.keys()].map((key) => key.split(" ")[1] as AccountId))];
  const people = await peopleToLookAt(needs.db, accountIds);
  const changes = people.flatMap((person): Change[] => {
    const at = places.get(keyOf(person)) ?? null;
    const change = statusChange(at, shownOf(needs, person), nowMs);
    return change === "keep" ? [] : [{ person, at, change }];
  });
  const { turns, onFault } = needs;
  for (const each of turns.inTurn(changes, ({ person }) => keyOf(person)).slice(0, MOST_CHANGES)) {
    const isDone = await make(needs, each, nowMs).catch(onFault);
    turns.note(keyOf(each.person), { isDone: isDone === true, nowMs });
  }
}

/** False: later. */
const make = (needs: TellSlackNeeds, { person, at, change }: Change, nowMs: number): Promise<boolean> =>
  change === "forget" || at === null ? takeAway(needs, person, change === "clear") : show(needs, { person, at, nowMs });

const keyOf = ({ teamId, accountId }: Pick<PersonRow, "teamId" | "accountId">) => `${teamId} ${accountId}`;

/** Where people are on this node, by team and account. */
function placesOf({ live }: TellSlackNeeds): ReadonlyMap<string, SpaceId> {
  const places = new Map<string, SpaceId>();
  for (const { spaceId, teamId } of live.busySpaces())
    for (const { accountId } of live.peopleInside.peopleIn(spaceId)) places.set(keyOf({ teamId, accountId }), spaceId);
  return places;
}

const shownOf = ({ program }: TellSlackNeeds, { shownSpaceId, shownUntil, shownBy }: PersonRow): ShownStatus | null =>
  shownSpaceId === null || shownUntil === null
    ? null
    : { spaceId: shownSpaceId, untilMs: shownUntil.getTime(), isOurs: shownBy === program };

/** A status of their own is left alone, and checked again when ours would have expired. */
async function show(
  needs: TellSlackNeeds,
  { person, at, nowMs }: { person: PersonRow; at: SpaceId; nowMs: number },
): Promise<boolean> {
  const { db, slack, tokenKey, program } = needs;
  const token = await openToken(db, tokenKey, person.tokenId);
  if (token === null) return lost(needs, person, "tokenLost");
  const now = await slack.status(token);
  if (now.is !== "done") return lost(needs, person, now.is);
  const isFree = now.value === "" || now.value === person.shownText;
  const text = isFree ? await textFor(needs, person.accountId, at) : null;
  const untilMs = nowMs + constants.slack.statusForMs;
  const set = text === null ? null : await slack.setStatus(token, { text, untilMs });
  if (set !== null && set.is !== "done") return lost(needs, person, set.is);
  await noteShown(db, person, {
    shownSpaceId: at,
    shownText: set === null ? null : set.value,
    shownUntil: new Date(untilMs),
    shownBy: program,
  });
  return true;
}

/** Without the name of a private space. */
async function textFor({ db }: TellSlackNeeds, accountId: AccountId, at: SpaceId): Promise<string | null> {
  const [account, space] = [await findAccount(db, accountId), await findSpace(db, at)];
  if (account === null || space === null) return null;
  return statusText(space.isPrivate ? null : space.name, account.locale);
}

async function takeAway(needs: TellSlackNeeds, person: PersonRow, isSet: boolean): Promise<boolean> {
  const { db, slack, tokenKey } = needs;
  const { shownText } = person;
  if (isSet && shownText !== null) {
    const token = await openToken(db, tokenKey, person.tokenId);
    if (token === null) return lost(needs, person, "tokenLost");
    const told = await clearStatus(slack, token, shownText);
    if (told.is !== "done") return lost(needs, person, told.is);
  }
  await noteShown(db, person, null);
  return true;
}

/** Whoever has taken the permission back in Slack is disconnected here as well, and whose permission cannot be read. */
async function lost({ db }: TellSlackNeeds, person: PersonRow, problem: SlackProblem): Promise<boolean> {
  if (problem !== "tokenLost") return false;
  await losePerson(db, person);
  return true;
}
