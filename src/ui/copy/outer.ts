/** Note on links that leave the site. */
export const outer = {
  newTab: '（新标签页）',
  map: '地图',
  mapOf: (place: string) => `在地图上查看 ${place}（新标签页）`,
} as const;
