/** Note on links that leave the site. */
export const outer = {
  newTab: '（新标签页）',
  map: '地图',
  mapOf: (location: string) => `在地图上查看 ${location}（新标签页）`,
} as const;
