/** Whether shortcuts use the Command key here. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
