import { newId, uploadBytes } from "@atrium/contract";
import type { UploadId } from "@atrium/contract";
import type { Cases, Stage } from "./stage.ts";

const announced = { name: "plan.pdf", bytes: 1000 };
const anyFile = {
  success: async (stage: Stage) => ({ by: await stage.guest(), input: announced }),
  fileTooLarge: async (stage: Stage) => ({
    by: await stage.guest(),
    input: { ...announced, bytes: uploadBytes.file + 1 },
  }),
};

export const fileCases = {
  createImageUploadIntent: {
    success: async (stage) => ({ by: await stage.guest(), input: { kind: "avatar", name: "me.png", bytes: 1000 } }),
    fileTooLarge: async (stage) => ({
      by: await stage.guest(),
      input: { kind: "roomBackground", name: "floor.png", bytes: uploadBytes.roomBackground + 1 },
    }),
  },
  createChatFileUploadIntent: anyFile,
  createFileUploadIntent: anyFile,
  createTemporaryFile: anyFile,
  generatePersistedImageUploadUrl: {
    async success(stage) {
      const by = await stage.guest();
      return { by, input: { uploadId: await stage.uploaded(by, "image") } };
    },
    uploadIntentNotFound: async (stage) => ({ by: await stage.guest(), input: { uploadId: newId<UploadId>() } }),
  },
  listAccountVideoBackgroundLibrary: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
  getDefaultBackgrounds: { success: async (stage) => ({ by: await stage.guest(), input: {} }) },
} satisfies Partial<Cases>;
