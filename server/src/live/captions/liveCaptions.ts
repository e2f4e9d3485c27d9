// Captions of who speaks, in the spaces of this node. Nothing of it is stored: sound goes to a recogniser, words to those
// who read them now.
//
// A voice begins with the speaker's word and sound, ends with their word, and is cut when it goes nowhere any more: muted,
// off the stage, out of the room or of a private area, or without anybody who may read it. What is read follows what is
// heard (`captionReaders`), asked when the words come, and again when their translation does; of a sentence that began
// within a private area, whoever comes in later reads nothing. A sentence is translated once for each language that is
// read; unfinished ones are shown only to those who read the language that is spoken.
import { constants, MOST_CAPTION_LETTERS } from "@atrium/contract";
import type { AccountId, CaptionLanguage, CaptionLine, CaptionReader, PassingEvent } from "@atrium/contract";
import { areaBond, captionReaders, captionReadersOnAir, voiceGoes } from "@atrium/rules";
import type { VoiceGoes } from "@atrium/rules";
import type { Captioning, Recognition } from "../../captions/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { OpenRoom } from "../actors/roomSet.ts";
import type { SpaceActor } from "../actors/spaceActor.ts";
import type { Visit } from "../dispatch.ts";

export interface LiveCaptions {
  /** Somebody says in which language their sound comes, or that no more comes. */
  voice(visit: Pick<Visit, "space" | "accountId">, language: CaptionLanguage | null): void;
  hear(visit: Pick<Visit, "space" | "accountId">, sound: Buffer): void;
  stop(): void;
}

/** Where a voice goes, and the private areas that keep it in. */
interface Way {
  open: OpenRoom;
  goes: NonNullable<VoiceGoes>;
  areas: readonly string[];
}

interface Voice {
  space: SpaceActor;
  accountId: AccountId;
  language: CaptionLanguage;
  recognition: Recognition | null;
  /** Where it went when it was heard last. */
  at: Way | null;
  /** Those who were in a private area with the speaker when the sentence began; null for speakers outside of areas. */
  within: ReadonlySet<AccountId> | null;
  heardAtMs: number;
  /** They have stopped by themselves: their last words still count. */
  isEnding: boolean;
  line: number;
  shown: { text: string; atMs: number };
  /** The last sentence that is being translated, by language: they come in the order in which they were said. */
  translated: Map<CaptionLanguage, Promise<void>>;
}

interface CaptionsNeeds {
  captioning: Captioning | null;
  clock: Pick<Clock, "nowMs" | "steadyMs" | "every">;
}

const { mostVoices, quietForMs } = constants.captions;
/** A recogniser answers every piece of sound; people do not read that fast. */
const UNFINISHED_EVERY_MS = 300;
const LOOK_EVERY_MS = 1000;
/** Voices of one person whose last words are awaited: whoever begins again and again keeps no more recognisers busy. */
const MOST_ENDING = 4;

export function createLiveCaptions({ captioning, clock }: CaptionsNeeds): LiveCaptions {
  if (captioning === null) return { voice: () => undefined, hear: () => undefined, stop: () => undefined };
  return new Captions(captioning, clock);
}

class Captions implements LiveCaptions {
  readonly #captioning: Captioning;
  readonly #clock: CaptionsNeeds["clock"];
  readonly #voices = new Map<SpaceActor, Map<AccountId, Voice>>();
  readonly #unwatch: () => void;
  /** Voices that have stopped, whose last words are awaited; the oldest first. */
  #ending: Voice[] = [];
  #lines: number;

  constructor(captioning: Captioning, clock: CaptionsNeeds["clock"]) {
    this.#captioning = captioning;
    this.#clock = clock;
    // After a restart pages still show lines of before: none of their numbers comes again.
    this.#lines = Math.floor(clock.nowMs());
    this.#unwatch = clock.every(LOOK_EVERY_MS, () => this.#forgetQuiet());
  }

  voice({ space, accountId }: Visit, language: CaptionLanguage | null): void {
    const known = this.#voices.get(space)?.get(accountId);
    if (known !== undefined) this.#end(known);
    if (language === null || !this.#captioning.spoken.includes(language)) return;
    const ofSpace = this.#voices.get(space) ?? new Map<AccountId, Voice>();
    const begun = { recognition: null, at: null, within: null, heardAtMs: this.#clock.steadyMs(), isEnding: false };
    const shown = { text: "", atMs: -Infinity };
    this.#voices.set(space, ofSpace);
    ofSpace.set(accountId, {
      space,
      accountId,
      language,
      ...begun,
      line: this.#nextLine(),
      shown,
      translated: new Map(),
    });
  }

  hear({ space, accountId }: Visit, sound: Buffer): void {
    const voice = this.#voices.get(space)?.get(accountId);
    if (voice === undefined) return;
    voice.heardAtMs = this.#clock.steadyMs();
    const at = goesTo(space, accountId);
    if (at === null) return cut(voice);
    if (voice.at !== null && !isSameWay(voice.at, at)) cut(voice);
    if (!isRead(voice, at)) return cut(voice);
    voice.at = at;
    voice.within ??= insideWith(at);
    if (voice.recognition === null && this.#recognised(space) >= mostVoices) return;
    voice.recognition ??= this.#recognise(voice);
    voice.recognition.hear(sound);
  }

  stop(): void {
    this.#unwatch();
    for (const voice of [...this.#all(), ...this.#ending]) cut(voice);
    this.#voices.clear();
  }

  #recognise(voice: Voice): Recognition {
    return this.#captioning.recognise(voice.language, {
      onWords: (text, isFinal) => this.#said(voice, text.trim().slice(0, MOST_CAPTION_LETTERS), isFinal),
      onLost(isLost) {
        tell(readersOf(voice), { kind: "captionsLost", accountId: voice.accountId, isLost });
      },
    });
  }

  #said(voice: Voice, text: string, isFinal: boolean): void {
    const { space, accountId, at, language: spoken, line } = voice;
    if (at === null || !stillGoes(voice, at)) return;
    // Between sentences.
    if (text === "") voice.within = insideWith(at);
    if (text === "" || (!isFinal && !this.#isDue(voice, text))) return;
    const name = space.participant(accountId)?.name ?? "";
    const said: CaptionLine = { accountId, name, line, text, spoken, original: null, isFinal };
    const readers = readersOf(voice);
    const isTranslated = (reader: CaptionReader) => this.#captioning.translate !== null && reader.language !== spoken;
    const asSaid = readers.map((each) => ({ ...each, readers: each.readers.filter((one) => !isTranslated(one)) }));
    tell(asSaid, { kind: "caption", line: said });
    if (!isFinal) return;
    voice.line = this.#nextLine();
    voice.within = insideWith(at);
    const languages = new Set(readers.flatMap((each) => each.readers.filter(isTranslated)).map((one) => one.language));
    for (const language of languages) this.#translate(voice, said, { language, readers });
  }

  #isDue({ shown }: Voice, text: string): boolean {
    const nowMs = this.#clock.steadyMs();
    if (shown.text === text || nowMs - shown.atMs < UNFINISHED_EVERY_MS) return false;
    shown.text = text;
    shown.atMs = nowMs;
    return true;
  }

  #translate(voice: Voice, said: CaptionLine, to: { language: CaptionLanguage; readers: ReadersIn[] }): void {
    const { translate } = this.#captioning;
    if (translate === null) return;
    const { language } = to;
    const before = voice.translated.get(language);
    const answer = translate({ text: said.text, from: said.spoken, to: language });
    const turn = Promise.all([answer, before]).then(([text]) => {
      const line = text === null ? said : { ...said, text: text.slice(0, MOST_CAPTION_LETTERS), original: said.text };
      tell(stillReading(voice, to), { kind: "caption", line });
    });
    voice.translated.set(language, turn);
  }

  #end(voice: Voice): void {
    voice.isEnding = true;
    voice.recognition?.finish();
    this.#forget(voice);
    if (voice.recognition === null) return;
    this.#ending.push(voice);
    const own = this.#ending.filter((each) => each.space === voice.space && each.accountId === voice.accountId);
    for (const each of own.slice(0, -MOST_ENDING)) cut(each);
    this.#ending = this.#ending.filter(({ recognition }) => recognition !== null);
  }

  /** Their browser is gone, or their microphone sends nothing. */
  #forgetQuiet(): void {
    const nowMs = this.#clock.steadyMs();
    this.#ending = this.#ending.filter(({ heardAtMs }) => nowMs - heardAtMs < quietForMs);
    for (const voice of this.#all()) {
      if (nowMs - voice.heardAtMs < quietForMs) continue;
      cut(voice);
      if (voice.space.roomOf(voice.accountId) === null) this.#forget(voice);
    }
  }

  #forget({ space, accountId }: Voice): void {
    const ofSpace = this.#voices.get(space);
    ofSpace?.delete(accountId);
    if (ofSpace?.size === 0) this.#voices.delete(space);
  }

  #all(): Voice[] {
    return [...this.#voices.values()].flatMap((ofSpace) => [...ofSpace.values()]);
  }

  #recognised(space: SpaceActor): number {
    return [...(this.#voices.get(space)?.values() ?? [])].filter(({ recognition }) => recognition !== null).length;
  }

  #nextLine(): number {
    this.#lines += 1;
    return this.#lines;
  }
}

interface ReadersIn {
  open: OpenRoom;
  readers: CaptionReader[];
}

function goesTo(space: SpaceActor, accountId: AccountId): Way | null {
  const open = space.roomOf(accountId);
  const room = open === null ? null : space.room(open.actor.roomId);
  if (open === null || room === null) return null;
  const goes = voiceGoes({ inSpace: space.records, inRoom: open.actor.records, room }, accountId);
  return goes === null ? null : { open, goes, areas: areasOf({ open, goes }, accountId) };
}

/** No area keeps in what is said on air. */
const areasOf = ({ open, goes }: Pick<Way, "open" | "goes">, accountId: AccountId): readonly string[] =>
  goes === "air" ? [] : (open.actor.records.get("member", accountId)?.privateAreaIds ?? []);

const areSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

const isSameWay = (one: Way, other: Way | null): boolean =>
  other !== null && one.open === other.open && one.goes === other.goes && areSame(one.areas, other.areas);

function insideWith({ open, areas }: Way): ReadonlySet<AccountId> | null {
  if (areas.length === 0) return null;
  const members = [...open.actor.records.all("member")];
  const inside = members.filter(({ privateAreaIds }) => areaBond(privateAreaIds, areas) === "together");
  return new Set(inside.map(({ accountId }) => accountId));
}

const roomsOf = (space: SpaceActor, { open, goes }: Way): OpenRoom[] => (goes === "air" ? space.rooms.all() : [open]);

const isRead = (voice: Pick<Voice, "space" | "accountId" | "within">, at: Way): boolean =>
  readersOf({ ...voice, at }).some(({ readers }) => readers.length > 0);

/** Whether what they have just said may still be read. Whoever was muted by a host is not heard to the end. */
function stillGoes({ space, accountId, isEnding }: Voice, at: Way): boolean {
  if (!isEnding) return isSameWay(at, goesTo(space, accountId));
  if (space.roomOf(accountId) !== at.open || !areSame(areasOf(at, accountId), at.areas)) return false;
  return at.open.actor.member(accountId)?.forceMutedAudio === false;
}

const readersOf = ({ space, accountId, at, within }: Pick<Voice, "space" | "accountId" | "at" | "within">) =>
  at === null
    ? []
    : roomsOf(space, at).map((open): ReadersIn => {
        const { records } = open.actor;
        const readers =
          at.goes === "air" ? captionReadersOnAir(records, accountId) : captionReaders(records, accountId);
        return { open, readers: readers.filter((reader) => within?.has(reader.accountId) ?? true) };
      });

/** Those who could read a sentence when it was said, and still can. */
function stillReading(voice: Voice, { language, readers }: { language: CaptionLanguage; readers: ReadersIn[] }) {
  const then = new Set(readers.flatMap((each) => each.readers.map(({ accountId }) => accountId)));
  return readersOf(voice).map(({ open, readers: now }) => ({
    open,
    readers: now.filter((reader) => reader.language === language && then.has(reader.accountId)),
  }));
}

function tell(readersIn: readonly ReadersIn[], event: PassingEvent): void {
  for (const { open, readers } of readersIn) {
    if (readers.length === 0) continue;
    open.actor.tell(
      readers.map(({ accountId }) => accountId),
      event,
    );
  }
}

function cut(voice: Voice): void {
  voice.recognition?.drop();
  voice.recognition = null;
  voice.at = null;
  voice.within = null;
}
