/** Suggestions shown without FCL prices. */
export const fclOffers = {
  recent: '最近查询',
  lanes: '热门航线今日最低价',
  note: '危险品海运费，20GP 单箱；起运港人民币费用另计。',
  to: '至',
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  sails: '开航',
  failed: '热门航线没有读到，可能是网络中断；查询不受影响。',
};
