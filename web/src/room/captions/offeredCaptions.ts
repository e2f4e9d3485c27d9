/** The languages of captions on this page, by their ISO 639 codes. */
export interface OfferedCaptions {
  /** In which people are understood. */
  spoken: readonly string[];
  /** In which captions can be read; none if they are not translated. */
  read: readonly string[];
}

/** What the page says of captions (`captionsTold` of the server); null where there are none. */
export function offeredCaptions(): OfferedCaptions | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="captions"]')?.content ?? "";
  const [spoken = [], read = []] = told.split("|").map((languages) => languages.split(" ").filter(Boolean));
  return spoken.length === 0 ? null : { spoken, read };
}
