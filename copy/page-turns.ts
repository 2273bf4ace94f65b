export const pageTurns = {
  newer: '上一页',
  older: '下一页',
  pageOf: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
} as const;
