/** What is known about the browser's echo cancellation. */
export interface EchoFacts {
  isChromium: boolean;
  isMobile: boolean;
}

/**
 * Whether echo cancellation takes away what Web Audio plays. Gecko and WebKit cancel by the output of the device or of
 * the page. Chromium does it on desktops, where cancellation runs in the audio process and hears all output; on phones
 * only plain elements are sure to be heard.
 */
export function hearsOwnMix({ isChromium, isMobile }: EchoFacts): boolean {
  return !(isChromium && isMobile);
}

interface BrandedNavigator {
  userAgentData?: { brands: readonly { brand: string }[]; mobile: boolean };
}

/** The facts of this browser, known before a microphone is open: the mix begins with the first voice. */
export function echoFacts(): EchoFacts {
  const data = (navigator as BrandedNavigator).userAgentData;
  return {
    isChromium: data?.brands.some(({ brand }) => brand === "Chromium") ?? false,
    isMobile: data?.mobile ?? false,
  };
}
