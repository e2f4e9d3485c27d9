import type { GalleryState } from "../ui/galleryState.ts";
import { ErrorView } from "./ErrorView.tsx";
import { LegalScreen } from "./LegalScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { PageLoading } from "./PageLoading.tsx";

export const states: GalleryState[] = [
  { name: "app/not-found", draw: () => <NotFoundScreen /> },
  { name: "app/loading", draw: () => <PageLoading /> },
  { name: "app/loading-failed", draw: () => <ErrorView kind="connection" /> },
  { name: "app/unavailable", draw: () => <ErrorView kind="unavailable" /> },
  { name: "app/legal", draw: () => <LegalScreen /> },
];
