/** Microphone and camera are always off on entering. */
export const NEWCOMER = {
  audioMuted: true,
  videoMuted: true,
  sharingScreen: false,
  hasMegaphone: false,
  forceMutedAudio: false,
  forceMutedVideo: false,
  privateAreaIds: [],
};
