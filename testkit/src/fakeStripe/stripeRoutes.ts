import { customerRoutes } from "./customerRoutes.ts";
import { invoiceRoutes } from "./invoiceRoutes.ts";
import { pageRoutes } from "./pageRoutes.ts";
import type { Form } from "./readForm.ts";
import { StripeFault } from "./stripeFault.ts";
import type { Routes } from "./stripeFault.ts";
import type { StripeState } from "./stripeState.ts";
import { subscriptionRoutes } from "./subscriptionRoutes.ts";

interface Asked {
  method: string;
  path: string;
  given: Form;
}

/** `*` in a path stands for an id. */
const ROUTES: Routes = { ...customerRoutes, ...subscriptionRoutes, ...invoiceRoutes, ...pageRoutes };

export function answerOf(state: StripeState, { method, path, given }: Asked): unknown {
  const parts = path.split("/");
  const isId = (part: string) => /^[a-z]+_\w+$/.test(part) && !NAMES.has(part);
  const route = ROUTES[`${method} ${parts.map((part) => (isId(part) ? "*" : part)).join("/")}`];
  if (route === undefined) throw new StripeFault(404, `Unrecognized request URL (${method} ${path})`);
  return route(state, parts.filter(isId), given);
}

const NAMES = new Set(Object.keys(ROUTES).flatMap((route) => route.split("/").filter((part) => part.includes("_"))));
