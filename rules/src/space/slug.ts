import { bounds } from "@atrium/contract";
import type { ErrorCode } from "@atrium/contract";
import { isReservedSlug } from "./reservedSlugs.ts";
import { transliterate } from "./transliterate.ts";

/**
 * A slug is the address of a space: 3 to 50 Latin letters, digits and dashes, dashes inside only. It is stored in lower
 * case, and an underscore counts as a dash, so that `My_Space`, `my-space` and `MY-SPACE` are one address, not three.
 */
export type SlugReading = { ok: true; slug: string } | { ok: false; code: Extract<ErrorCode, SlugFault> };
type SlugFault = "invalidSlug" | "restrictedSlug";

/** Validates a slug somebody chose for a space. */
export function readSlug(typed: string): SlugReading {
  const slug = foldSlug(typed);
  if (!hasSlugForm(slug)) return { ok: false, code: "invalidSlug" };
  if (isReservedSlug(slug)) return { ok: false, code: "restrictedSlug" };
  return { ok: true, slug };
}

/** The normalized spelling by which a slug is stored and looked up. Does not check its form. */
export function foldSlug(typed: string): string {
  return typed
    .trim()
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll("_", "-");
}

/**
 * A slug generated from a name; attempt 1 is the name itself, later ones are numbered. Always valid and never reserved;
 * only the store knows whether it is taken.
 */
export function slugFromName(name: string, attempt: number): string {
  const base = toSlugLetters(name);
  const isUsable = base.length >= bounds.slug.min && !isReservedSlug(base);
  const start = isUsable ? base : trimDashes(`space-${base}`);
  return attempt === 1 && !isReservedSlug(start) ? cut(start, "") : cut(start, `-${attempt}`);
}

function hasSlugForm(slug: string): boolean {
  if (slug.length < bounds.slug.min || slug.length > bounds.slug.max) return false;
  return /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/.test(slug);
}

function toSlugLetters(name: string): string {
  return trimDashes(transliterate(name.toLowerCase()).replaceAll(/[^a-z0-9]+/g, "-"));
}

function cut(base: string, ending: string): string {
  return trimDashes(base.slice(0, bounds.slug.max - ending.length)) + ending;
}

function trimDashes(text: string): string {
  return text.replaceAll(/^-+|-+$/g, "");
}
