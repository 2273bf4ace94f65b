import type { ChartWords } from '../kit/words.ts';

export const orderDocumentsWords: ChartWords = {
  take: '生成并下载 PDF',
  'documents.take': '点下载',
  'documents.print': '点打印',
  'documents.again': '点再试一次',
  'documents.close': '点收起',
  'documents.leave': '点关闭',
  lacksFields: '订单里缺内容',
  isRefusedIncomplete: '服务器说还缺内容',
  chooseDocument: '记下选了哪一份、缺什么',
  storeTaken: '记下文件名',
  storeMissing: '记下服务器说缺的内容',
  storeFailure: '记下没有取到的原因',
  clearFailure: '收起上次的原因',
  forget: '收起，不留结果',
};
