import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo, type ReactNode } from "react";
import { ConfirmHost } from "../../ui/dialog/ConfirmHost.tsx";
import type { GalleryState } from "../../ui/galleryState.ts";
import { mantineVariables, theme } from "../../ui/theme/theme.ts";
import { gallery } from "./registry.ts";

interface GalleryProps {
  stateName: string | null;
  scheme: "light" | "dark";
}

declare global {
  var galleryStates: { name: string; sizes: readonly string[] | null }[] | undefined;
}

export function Gallery({ stateName, scheme }: GalleryProps) {
  const state = gallery.find(({ name }) => name === stateName);
  useEffect(() => {
    globalThis.galleryStates = gallery.map(({ name, sizes }) => ({ name, sizes: sizes ?? null }));
  }, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={mantineVariables} forceColorScheme={scheme}>
      <QueryClientProvider client={silent}>
        <Placed path={state?.path ?? "/"}>{state === undefined ? <StateList states={gallery} /> : state.draw()}</Placed>
        <ConfirmHost />
        <Notifications position="bottom-center" />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Links inside screens need a router; this one leads nowhere. */
function Placed({ path, children }: { path: string; children: ReactNode }) {
  const router = useMemo(
    () =>
      createRouter({
        routeTree: createRootRoute({ component: () => children, notFoundComponent: () => children }),
        history: createMemoryHistory({ initialEntries: [path] }),
      }),
    [path, children],
  );
  // The app's own router type is registered for links; this one only has a root.
  return <RouterProvider router={router as never} />;
}

function StateList({ states }: { states: readonly GalleryState[] }) {
  return (
    <main>
      <h1>Gallery</h1>
      <ul>
        {states.map(({ name }) => (
          <li key={name}>
            <a href={`?state=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const silent = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
