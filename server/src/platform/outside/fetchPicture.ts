import { fetchOutside } from "./fetchOutside.ts";
import type { FetchNeeds, Wanted } from "./fetchOutside.ts";

/** What servers call pictures; whether it is one is seen by its content. */
const PICTURE: Omit<Wanted, "mostBytes"> = {
  accept: "image/jpeg,image/png,image/webp,image/gif",
  type: /^(?:image\/(?:jpe?g|pjpeg|png|x-png|webp|gif)|(?:application|binary)\/octet-stream)(?:\s*;|$)/i,
  agent: "Atrium (pictures from links)",
  withinMs: 15_000,
};

/** The bytes of the picture at an address, one more than the most where it is larger; null where there is none. */
export async function fetchPicture(needs: FetchNeeds, address: string, most: number): Promise<Uint8Array | null> {
  const found = await fetchOutside(needs, address, { ...PICTURE, mostBytes: most + 1 });
  return typeof found === "string" ? null : found.body;
}
