import type { ChartWords } from '../kit/words.ts';

export const orderExportWords: ChartWords = {
  writeOrders: '读取符合条件的订单并写成表格',
  'export.take': '选表格格式导出',
  'export.retry': '点重试',
  storeRequest: '记下格式与筛选条件',
  storeWritten: '记下写了几条、一共几条',
};
