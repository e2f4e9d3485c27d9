/** Whether the command key is the one of shortcuts here. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
