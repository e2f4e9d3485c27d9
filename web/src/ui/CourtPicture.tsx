import { useComputedColorScheme } from "@mantine/core";
import { courtOf, type Court } from "./artwork.ts";

interface CourtPictureProps {
  court: Court;
  className?: string | undefined;
}

/** The court above what a page says: sunlit, or at night in the dark scheme. */
export function CourtPicture({ court, className }: CourtPictureProps) {
  const scheme = useComputedColorScheme("light");
  return <img className={className} src={courtOf(court, scheme)} alt="" />;
}
