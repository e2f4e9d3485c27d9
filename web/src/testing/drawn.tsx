import { MantineProvider } from "@mantine/core";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "vitest-browser-react";
import { createQueries } from "../platform/data/queries.ts";
import { i18n } from "../platform/i18n/i18n.ts";
import { mantineVariables, theme } from "../ui/theme/theme.ts";

type Scheme = "light" | "dark";

/** Renders a component as the app would, in English, without animations. */
export async function drawn(children: ReactNode, queries: QueryClient = createQueries(), scheme: Scheme = "light") {
  await i18n.changeLanguage("en");
  return render(
    <StrictMode>
      <MantineProvider theme={theme} env="default" cssVariablesResolver={mantineVariables} forceColorScheme={scheme}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

/** The same for components with links. */
export function drawnWithLinks(children: ReactNode, queries?: QueryClient, scheme?: Scheme) {
  const root = createRootRoute({ component: () => children });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  return drawn(<RouterProvider router={router as never} />, queries, scheme);
}
