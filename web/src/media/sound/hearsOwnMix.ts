/** What is known about the browser's echo cancellation. */
export interface EchoFacts {
  isChromium: boolean;
  isMobile: boolean;
}

/**
 * Whether echo cancellation covers Web Audio output. Gecko and WebKit cancel by the output of the device or of the
 * page. Chromium does it on desktops, where cancellation runs in the audio process and gets all output; on phones only
 * plain elements are safe.
 */
export function hearsOwnMix({ isChromium, isMobile }: EchoFacts): boolean {
  return !(isChromium && isMobile);
}

interface BrandedNavigator {
  userAgentData?: { brands: readonly { brand: string }[]; mobile: boolean };
}

/** Facts about this browser, needed before a microphone is open: the mix starts with the first voice. */
export function echoFacts(): EchoFacts {
  const data = (navigator as BrandedNavigator).userAgentData;
  return {
    isChromium: data?.brands.some(({ brand }) => brand === "Chromium") ?? false,
    isMobile: data?.mobile ?? false,
  };
}
