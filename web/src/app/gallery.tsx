import type { GalleryState } from "../ui/galleryState.ts";
import { ErrorView } from "./ErrorView.tsx";
import { LegalScreen } from "./LegalScreen.tsx";
import { LoadProblemView } from "./LoadProblem.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { NotHere } from "./NotHere.tsx";
import { PageLoading } from "./PageLoading.tsx";

export const states: GalleryState[] = [
  { name: "app/not-found", draw: () => <NotFoundScreen /> },
  { name: "app/loading", draw: () => <PageLoading /> },
  { name: "app/loading-failed", draw: () => <ErrorView kind="connection" /> },
  { name: "app/unavailable", draw: () => <ErrorView kind="unavailable" /> },
  { name: "app/read-failed", draw: () => <LoadProblemView code="connectionFailed" again={() => undefined} /> },
  { name: "app/not-here", draw: () => <NotHere /> },
  { name: "app/legal", draw: () => <LegalScreen /> },
];
