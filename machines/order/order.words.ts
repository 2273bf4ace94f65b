import type { ChartWords } from '../kit/words.ts';

export const orderWords: ChartWords = {
  content: '订单内容',
  amendment: '变更申请',
  documents: '取走单证',
  handIn: '提交单证',
  messages: '留言',
  paperForm: '填写单证',
  cancelOrder: '取消订单',
  visibility: '页面是否看得见',
  'order.cancel': '点取消订单',
  'order.confirm': '点确定取消',
  'order.reasoned': '写取消原因',
  'order.keep': '点保留订单',
  'order.renew': '订单在别处有了变化',
  'page.shown': '页面又看得见',
  'amendment.changed': '变更有了变化',
  'handIn.changed': '单证有了变化',
  'paperForm.changed': '填写的单证有了变化',
  storeReason: '记下取消原因',
  readAgain: '重新读取订单',
  clearRefusal: '收起取消不掉的原因',
};
