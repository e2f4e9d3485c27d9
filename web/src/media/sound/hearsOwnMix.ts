/** What is known about the browser's echo cancellation. */
export interface EchoFacts {
  /** Values the browser names for the constraint, where it does: newer ones list "all" and "remote-only". */
  modes: readonly (string | boolean)[];
  isChromium: boolean;
  isMobile: boolean;
}

/**
 * Whether echo cancellation takes away what Web Audio plays. A browser that offers "all" says so itself. Gecko and
 * WebKit cancel by the output of the device or of the page. Chromium does it on desktops, where cancellation runs in
 * the audio process and hears all output; on phones only plain elements are sure to be heard.
 */
export function hearsOwnMix(facts: EchoFacts): boolean {
  if (facts.modes.includes("all")) return true;
  return !(facts.isChromium && facts.isMobile);
}

interface BrandedNavigator {
  userAgentData?: { brands: readonly { brand: string }[]; mobile: boolean };
}

/** The facts of this browser. Capabilities need an open microphone; before that the engine decides. */
export function echoFacts(microphone?: MediaStreamTrack): EchoFacts {
  const data = (navigator as BrandedNavigator).userAgentData;
  const capabilities = microphone?.getCapabilities();
  return {
    modes: capabilities?.echoCancellation ?? [],
    isChromium: data?.brands.some(({ brand }) => brand === "Chromium") ?? false,
    isMobile: data?.mobile ?? false,
  };
}
