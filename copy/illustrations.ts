/** Text alternatives of the illustrations. */
export const ILLUSTRATIONS = {
  ship: '集装箱船',
  barge: '沿海与内河船',
  tank: '罐式集装箱',
  flexitank: '液袋',
  aircraft: '货机',
  train: '班列',
  truck: '危货拖车',
  warehouse: '危化品仓库',
  drum: '钢桶',
  ibc: '吨桶',
  desk: '危险品单证',
  tender: '采购报价单',
  lost: '走丢的箱子',
} as const;
