import { optionalPart } from "./load/optionalPart.tsx";

/** The places of toasts and of the confirm dialog: their code loads when either is first asked for. */
export const overlays = optionalPart(async () => (await import("./OverlayHosts.tsx")).OverlayHosts);

/** Has them loaded; resolves to whether they are there. */
export const wantOverlays = overlays.want;
