/** The days of sailing over the list of FCL prices. */
export const fclDays = {
  name: '开航日与最低价',
  none: '无价',
  closed: '已截订',
  lowest: '最低',
  unit: (box: string) => `一个 ${box} 最低`,
  closedDays: (count: number) => `已截 ${count} 天`,
  noDays: '近期没有符合条件的开航日期。',
  failed: '开航日与最低价没有读到，列表不受影响。',
} as const;
