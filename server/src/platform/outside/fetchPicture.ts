import { fetchOutside } from "./fetchOutside.ts";
import type { FetchNeeds, Wanted } from "./fetchOutside.ts";

/** Content types of pictures; whether it really is one is decided by its content. */
const PICTURE: Omit<Wanted, "mostBytes"> = {
  accept: "image/jpeg,image/png,image/webp,image/gif",
  type: /^(?:image\/(?:jpe?g|pjpeg|png|x-png|webp|gif)|(?:application|binary)\/octet-stream)(?:\s*;|$)/i,
  agent: "Atrium (pictures from links)",
  withinMs: 15_000,
};

/** The bytes of the picture at a URL, one more than the limit if it is larger; null if there is none. */
export async function fetchPicture(needs: FetchNeeds, address: string, most: number): Promise<Uint8Array | null> {
  const found = await fetchOutside(needs, address, { ...PICTURE, mostBytes: most + 1 });
  return typeof found === "string" ? null : found.body;
}
