import { addressOf } from "../pageAddress.ts";

interface PageFrameProps {
  url: string;
  isInUse: boolean;
}

/**
 * Another site in a frame. It runs its scripts without an origin, and has no camera, microphone or way to our page.
 * While it is not in use, pointer and keys go past it.
 */
export function PageFrame({ url, isInUse }: PageFrameProps) {
  return (
    <iframe
      src={url}
      title={addressOf(url)}
      sandbox="allow-scripts allow-forms allow-popups"
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
      tabIndex={isInUse ? 0 : -1}
      data-in-use={isInUse}
    />
  );
}
