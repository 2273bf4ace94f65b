import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';

export const toNamedGoods = ({
  unNo,
  nameCn,
  nameEn,
  mainClass,
  subsidiaryClasses,
  packingGroups,
  controls,
}: UnEntry) => ({
  unNo,
  nameCn,
  nameEn,
  classes: [mainClass, ...subsidiaryClasses],
  packingGroups: [...packingGroups],
  controls: [...controls],
});
