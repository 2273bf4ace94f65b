/** The lanes of a service, while none is chosen. */
export const laneList = {
  next: '最近一班',
  transit: (days: number) => `${days} 天到`,
  taken: (classes: readonly string[]) => (classes.length === 0 ? '普货' : `危险品 ${classes.join('、')} 类`),
} as const;
