import { newId, uploadBytes } from "@atrium/contract";
import type { UploadId } from "@atrium/contract";
import type { Cases, World } from "./world.ts";

const announced = { name: "plan.pdf", bytes: 1000 };
const anyFile = {
  success: async (world: World) => ({ by: await world.guest(), input: announced }),
  fileTooLarge: async (world: World) => ({
    by: await world.guest(),
    input: { ...announced, bytes: uploadBytes.file + 1 },
  }),
};

export const fileCases = {
  createImageUploadIntent: {
    success: async (world) => ({ by: await world.guest(), input: { kind: "avatar", name: "me.png", bytes: 1000 } }),
    fileTooLarge: async (world) => ({
      by: await world.guest(),
      input: { kind: "roomBackground", name: "floor.png", bytes: uploadBytes.roomBackground + 1 },
    }),
  },
  createLinkUploadIntent: {
    success: async (world) => ({
      by: await world.guest(),
      input: { kind: "roomBackground", link: "https://kites.example/loft.png" },
    }),
  },
  createChatFileUploadIntent: anyFile,
  createFileUploadIntent: anyFile,
  createTemporaryFile: anyFile,
  generatePersistedImageUploadUrl: {
    async success(world) {
      const by = await world.guest();
      return { by, input: { uploadId: await world.uploaded(by, "image") } };
    },
    uploadIntentNotFound: async (world) => ({ by: await world.guest(), input: { uploadId: newId<UploadId>() } }),
  },
  listAccountVideoBackgroundLibrary: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  getDefaultBackgrounds: { success: async (world) => ({ by: await world.guest(), input: {} }) },
} satisfies Partial<Cases>;
