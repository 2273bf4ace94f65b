import type { ChartWords } from '../kit/words.ts';

export const offerFilesWords: ChartWords = {
  writeSheet: '读取全部航次并写成表格',
  'files.sheet': '点导出表格',
  'files.calendar': '点截点放进日历',
  'files.print': '点打印',
  'files.retry': '点重试',
  storeRequest: '记下要导出的内容',
  storeRows: '记下导出了几行',
  saveCalendar: '把截点存成日历文件',
  print: '打印',
};
