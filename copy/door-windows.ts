/** When a truck is expected at a door, by the code of the window. */
export const doorWindows: Readonly<Record<string, string>> = {
  DAY: '全天 8:00-18:00',
  AM: '上午 8:00-12:00',
  PM: '下午 13:00-18:00',
};
