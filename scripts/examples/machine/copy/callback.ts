/** Words of asking to be called. */
export const callback = {
  ask: '请客服回电',
  asked: '客服会尽快打给您',
  failed: (reason: string) => `没有送到：${reason}`,
} as const;
