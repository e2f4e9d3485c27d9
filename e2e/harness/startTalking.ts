import { unique, type Person } from "./person.ts";

/** Both enter the space, and the first talks until the second hears it. Returns their names in this order. */
export async function startTalking(speaker: Person, listener: Person, slug: string): Promise<[string, string]> {
  const [speakerName, listenerName] = [unique("Anna"), unique("Boris")];
  await speaker.enter(slug, speakerName);
  await listener.enter(slug, listenerName);
  await speaker.turnOn("mic");
  await listener.hears(speakerName);
  return [speakerName, listenerName];
}
