/** Words of the home page's first screen. */
export const home = {
  heading: '危险品出海，价格与截点都写在明处',
  introduction: '不登录就能看到每一行费用、每一个截止时间，以及还欠哪几份单证。',
  chartNote: '长江口至杭州湾　示意图，不用于航行',
  chartLabels: { waigaoqiao: '外高桥', yangshan: '洋山', ningbo: '宁波', caojing: '漕泾', sea: '东　海' },
  fields: ['起运港', '目的港', '开航日期', 'UN 编号'],
} as const;
