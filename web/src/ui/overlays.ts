import { createStore } from "zustand/vanilla";

/** Whether toasts or the confirm dialog have been asked for: their code loads only then. */
export const overlays = createStore(() => ({ areWanted: false }));

export const wantOverlays = (): void => overlays.setState({ areWanted: true });
