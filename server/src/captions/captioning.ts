import type { CaptionLanguage } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import { createRecogniser } from "./recogniser.ts";
import type { RecogniserHears, Recognition } from "./recogniser.ts";
import { createTranslator } from "./translator.ts";
import type { Translate } from "./translator.ts";

export interface CaptionOptions {
  /** The address of the recogniser of each language. */
  recognisers: ReadonlyMap<CaptionLanguage, string>;
  /** Null: captions are read in the language that is spoken. */
  translator: { url: string; apiKey: string | null; languages: readonly CaptionLanguage[] } | null;
}

/** What captions are made with. */
export interface Captioning {
  /** The languages in which people are understood. */
  spoken: readonly CaptionLanguage[];
  /** Those in which captions can be read. */
  read: readonly CaptionLanguage[];
  recognise(language: CaptionLanguage, hears: RecogniserHears): Recognition;
  translate: Translate | null;
}

interface Surroundings {
  clock: Pick<Clock, "after">;
  onFault: (error: unknown) => void;
}

export function createCaptioning(options: CaptionOptions, { clock, onFault }: Surroundings): Captioning {
  const { recognisers, translator } = options;
  const recognise = createRecogniser(clock);
  return {
    spoken: [...recognisers.keys()],
    read: readIn(options),
    recognise(language, hears) {
      const url = recognisers.get(language);
      if (url === undefined) throw new Error(`No recogniser for ${language}`);
      return recognise(url, hears);
    },
    translate: translator === null ? null : createTranslator(translator, onFault),
  };
}

const readIn = ({ recognisers, translator }: CaptionOptions): CaptionLanguage[] => [
  ...new Set([...recognisers.keys(), ...(translator?.languages ?? [])]),
];

/** What pages are told: languages that are understood, and those that captions can be read in. */
export const captionsTold = (options: CaptionOptions): string => {
  const { recognisers, translator } = options;
  return `${[...recognisers.keys()].join(" ")}|${translator === null ? "" : readIn(options).join(" ")}`;
};
