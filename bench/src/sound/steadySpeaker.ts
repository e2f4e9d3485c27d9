import type { Browser } from "@playwright/test";
import { newPerson, type Person } from "../../../e2e/harness/person.ts";

/** Somebody in the room who never stops: the browser's fake microphone beeps once a second, and silence is not heard. */
export async function newSteadySpeaker(browser: Browser, siteUrl: string, slug: string): Promise<Person> {
  const speaker = await newPerson(browser, { siteUrl });
  await speaker.page.addInitScript(hum);
  await speaker.enter(slug, "Speaker");
  await speaker.turnOn("mic");
  return speaker;
}

/** Runs in the page: its microphone is a tone. */
function hum(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 220 });
    tone.connect(out);
    tone.start();
    return out.stream;
  };
}
