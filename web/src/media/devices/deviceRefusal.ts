import type { DeviceRefusal } from "../mediaState.ts";

/** What an error of `getUserMedia` or `getDisplayMedia` means for the person. */
export function deviceRefusal(error: unknown): DeviceRefusal {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "blocked";
    case "BackdropError":
      return "undressed";
    case "NotFoundError":
    case "OverconstrainedError":
      return "missing";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "unknown";
  }
}
