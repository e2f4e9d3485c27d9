import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "../platform/useCall.ts";
import { ConfirmHost } from "../ui/ConfirmHost.tsx";
import { colorSchemes, mantineVariables, theme } from "../ui/theme.ts";

/** What every page stands on: the look, the kept answers of the server, toasts and the one confirm dialog. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        {children}
        <ConfirmHost />
        <Notifications position="bottom-center" limit={3} autoClose={5000} transitionDuration={400} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
