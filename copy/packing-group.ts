/** Packing groups as every page writes them: 包装类别 II, or 包装类别 II、III where an entry has several. */
export const packingGroupText = (groups: readonly string[]): string => `包装类别 ${groups.join('、')}`;
