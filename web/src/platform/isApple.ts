/** Whether shortcuts use the command key on this device. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
