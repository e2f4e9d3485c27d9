import { useEffect, useState, type ComponentType, type ReactNode } from "react";

interface PreloadedScreen<Props> {
  /** Renders at once what has been loaded before, else the fallback until it is. Throws if it cannot be loaded. */
  Screen: ComponentType<Props>;
  /** Loads it ahead. A load that failed is tried again by the next. */
  preload: () => Promise<unknown>;
}

type Shown<Props> = { Loaded: ComponentType<Props> } | { failure: unknown } | null;

/**
 * A screen that is a chunk of its own and loads while something else is looked at. `React.lazy` suspends on its first
 * render even if its chunk is there, and React then shows the fallback for 300 ms.
 */
export function preloadedScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): PreloadedScreen<Props> {
  let shown: Shown<Props> = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const preload = () =>
    (loading ??= load().then(
      (Loaded) => {
        shown = { Loaded };
        return Loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  function Screen(props: Props) {
    const [now, setNow] = useState(shown);
    const isLoaded = now !== null;
    useEffect(() => {
      if (isLoaded) return undefined;
      let isGone = false;
      const take = (next: Shown<Props>) => (isGone ? undefined : setNow(next));
      preload().then(
        (Loaded) => take({ Loaded }),
        (failure: unknown) => take({ failure }),
      );
      return () => void (isGone = true);
    }, [isLoaded]);
    if (now === null) return fallback;
    if ("failure" in now) throw now.failure;
    return <now.Loaded {...props} />;
  }
  return { Screen, preload };
}
