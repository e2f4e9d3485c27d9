import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import { useStore } from "zustand";
import { queries } from "../platform/useCall.ts";
import { overlays } from "../ui/overlays.ts";
import { colorSchemes, mantineVariables, theme } from "../ui/theme/theme.ts";

const Overlays = lazy(async () => ({ default: (await import("./Overlays.tsx")).Overlays }));

/** What every page stands on: the look, the kept answers of the server, toasts and the one confirm dialog. */
export function Providers({ children }: { children: ReactNode }) {
  const areOverlaysWanted = useStore(overlays, ({ areWanted }) => areWanted);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        {children}
        <Suspense>{areOverlaysWanted ? <Overlays /> : null}</Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
