import { optionalPart } from "./load/optionalPart.tsx";

/** The hosts of toasts and of the confirm dialog: their code loads when either is first needed. */
export const overlays = optionalPart(async () => (await import("./OverlayHosts.tsx")).OverlayHosts);

/** Loads them; resolves to whether that worked. */
export const wantOverlays = overlays.want;
