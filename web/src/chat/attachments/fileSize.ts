const KILO = 1000;

/** A size in a readable unit. */
export function fileSize(bytes: number, locale: string): { unit: "kilobytes" | "megabytes"; size: string } {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  if (kilobytes < KILO) return { unit: "kilobytes", size: kilobytes.toLocaleString(locale) };
  const size = (bytes / KILO / KILO).toLocaleString(locale, { maximumFractionDigits: 1 });
  return { unit: "megabytes", size };
}
