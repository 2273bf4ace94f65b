/** What goods are called in a sentence: 硝酸铵 of 硝酸铵，含可燃物质总量不超过0.2%, 涂料或涂料相关材料 without its long examples. */
export const shortName = (nameCn: string): string => (nameCn.split('，')[0] ?? '').replace(/\([^()]{10,}\)/g, '');
