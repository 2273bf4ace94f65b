/** Short name for sentences: 硝酸铵 for 硝酸铵，含可燃物质总量不超过0.2%; long examples in brackets are dropped. */
export const shortName = (nameCn: string): string => (nameCn.split('，')[0] ?? '').replace(/\([^()]{10,}\)/g, '');
