import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { contactDialogs } from "../contact/index.ts";
import { queries } from "../platform/data/queries.ts";
import { overlays } from "../ui/overlays.ts";
import { colorSchemes, mantineVariables, theme } from "../ui/theme/theme.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** What every page needs: the theme, the query cache, toasts and the shared confirm dialog. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        {/* The routes have their own; this one covers everything next to them. */}
        <CatchBoundary getResetKey={() => "page"} errorComponent={ErrorScreen}>
          {children}
          <overlays.Part />
          <contactDialogs.Part />
        </CatchBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
