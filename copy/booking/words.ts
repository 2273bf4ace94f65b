import { frame } from './frame-words.ts';

/** The words around the fields of an order form. */
export const booking = {
  ...frame,
  price: {
    ...frame.price,
    changed: '价格有变化',
    changedLead: '已为您刷新。提交前请确认现价，确认之后才会下单。',
    was: '原价',
    now: '现价',
    accept: '按现价继续',
    decline: '返回修改',
    line: '费用',
  },
  failure: {
    lapsed: { title: '报价已过期', text: '价格有时限，重新报价后再提交；有变化会列出来。', retry: '重新报价' },
    refused: { title: '未能提交', text: '', retry: '重新报价' },
    signedOut: { title: '登录已过期，请重新登录', text: '填写的内容都在，本人登录后继续。', retry: '重新登录' },
    offline: { title: '网络已断开', text: '订单还没有得到答复，连上后自动再交，同一张单不会重复。', retry: '再交一次' },
    unanswered: {
      title: '提交后没有收到答复',
      text: '订单可能已经下好。再交一次用的是同一编号，不会重复下单。',
      retry: '再交一次',
    },
    agreement: { title: '协议没有读到', text: '可能是网络中断，可以重试。', retry: '重试' },
  },
  mend: '返回修改',
  enquire: '提交询价',
  agreements: { charge: '收费协议', protocol: '危险品运输协议' },
} as const;
