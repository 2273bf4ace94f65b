export const countries = {
  choose: '选择国家',
  search: '中文名、英文名或代码',
  list: '国家与地区',
  count: (count: number) => `${count} 个国家与地区`,
  failed: '没有加载出来，请直接填两个字母的代码',
  names: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
} as const;
