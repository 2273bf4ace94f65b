import type { ChartWords } from '../kit/words.ts';

export const orderMessagesWords: ChartWords = {
  list: '读留言，定时更新',
  send: '送出一条留言',
  'messages.order': '打开另一单，或关上',
  'messages.typed': '写留言',
  'messages.send': '点发送',
  isOther: '是另一单',
  isSendable: '写了字，没有超长',
  openOrder: '记下哪一单，收起所写',
  readOrder: '读这一单的留言',
  readAgain: '再读一次留言',
  storeText: '记下所写',
  storeSent: '记下已送到，收起所写',
  forgetFailure: '收起没有送到的原因',
};
