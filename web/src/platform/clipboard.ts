import { must } from "@atrium/contract";

/** Copies a text to the clipboard; false if the browser refuses, or has no clipboard because the page is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same for a text that is still coming: browsers copy only while a press is handled, so it is promised to them. Null
 * leaves the clipboard as it is.
 */
export async function copyComing(text: Promise<string | null>): Promise<boolean> {
  const type = "text/plain";
  try {
    const coming = text.then((known) => new Blob([must(known, "rejecting keeps the clipboard")], { type }));
    // Without a clipboard nobody else looks at it.
    void coming.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ [type]: coming })]);
    return true;
  } catch {
    const known = await text;
    return known !== null && copyText(known);
  }
}
