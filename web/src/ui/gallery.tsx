import { Button } from "@mantine/core";
import type { GalleryState } from "./galleryState.ts";
import { PageMessage } from "./PageMessage.tsx";

export const states: GalleryState[] = [
  {
    name: "ui/page-message",
    draw: () => (
      <PageMessage title="There is no room here" description="The address may have a typing error." foot="/s/fridayz">
        <Button size="lg">Go to my spaces</Button>
        <Button size="lg" variant="quiet">
          Search
        </Button>
      </PageMessage>
    ),
  },
];
