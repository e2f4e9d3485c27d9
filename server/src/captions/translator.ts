// Translates sentences through a LibreTranslate server (docs.libretranslate.com, `POST /translate`).
//
// A few at a time; those that wait behind them are dropped, the oldest first, when there are too many: a caption that
// comes long after the words is of no use. Null means that there is no translation.
import { constants } from "@atrium/contract";
import { z } from "zod";

export interface TranslatorOptions {
  url: string;
  apiKey: string | null;
}

export interface Sentence {
  text: string;
  from: string;
  to: string;
}
export type Translate = (sentence: Sentence) => Promise<string | null>;

const { translationsAtOnce, mostTranslationsWaiting, translateWithinMs } = constants.captions;
const MOST_ANSWER_BYTES = 64 * 1024;
const Answer = z.object({ translatedText: z.string() });

interface Waiting extends Sentence {
  answer: (text: string | null) => void;
}

export function createTranslator(options: TranslatorOptions, onFault: (error: unknown) => void): Translate {
  const waiting: Waiting[] = [];
  let underWay = 0;
  const next = (): void => {
    const sentence = underWay < translationsAtOnce ? waiting.shift() : undefined;
    if (sentence === undefined) return;
    underWay += 1;
    void ask(options, sentence)
      .catch((error: unknown) => {
        onFault(error);
        return null;
      })
      .then((text) => {
        underWay -= 1;
        sentence.answer(text);
        next();
      });
    next();
  };
  return (sentence) =>
    new Promise((answer) => {
      waiting.push({ ...sentence, answer });
      if (waiting.length > mostTranslationsWaiting) waiting.shift()?.answer(null);
      next();
    });
}

async function ask({ url, apiKey }: TranslatorOptions, { text, from, to }: Sentence): Promise<string> {
  const asked = { q: text, source: from, target: to, format: "text", ...(apiKey !== null && { api_key: apiKey }) };
  const response = await fetch(`${url}/translate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    redirect: "error",
    signal: AbortSignal.timeout(translateWithinMs),
  });
  const body = await response.text();
  const translated = response.ok && body.length <= MOST_ANSWER_BYTES ? textIn(body) : null;
  // What it says may repeat the sentence: only the status is told.
  if (translated === null) throw new Error(`the translator answered ${response.status}`);
  return translated;
}

function textIn(body: string): string | null {
  try {
    return Answer.safeParse(JSON.parse(body)).data?.translatedText ?? null;
  } catch {
    return null;
  }
}
