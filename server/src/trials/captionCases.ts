import { must } from "@atrium/contract";
import type { Cases } from "./world.ts";

export const captionCases = {
  setCaptions: {
    async success(world) {
      const scene = await world.scene();
      const { id: roomId } = must(scene.rooms[0], "every template has rooms");
      await scene.guest.live.join(roomId);
      return { by: scene.guest, input: { roomId, language: "en" } };
    },
  },
} satisfies Partial<Cases>;
