import { formButtons } from './booking/form-buttons.ts';

/** Share links of forms: the button, the user's list, and the notice in a form opened from one. */
export const ownLinks = {
  share: formButtons.share,
  dialog: '分享这张表单',
  subject: (service: string) => `${service}订单`,
  show: '查看已分享的链接',
  hide: '收起已分享的链接',
  title: '已分享的链接',
  ofCompany: '订单表单与价格的分享链接归企业：同事生成的也在这里，收回后打不开。',
  reading: '正在读取已分享的链接',
  none: '没有还有效的链接。',
  page: '页面',
  dates: (made: string, ends: string, colleague: string | null) =>
    `${colleague === null ? '' : `${colleague} 于 `}${made} 生成，${ends} 前有效`,
  revoke: '收回',
  revokeOf: (name: string, made: string) => `收回 ${name}（${made} 生成）`,
  revoked: '收回后对方打开链接会看到“打不开了”。',
  failed: (why: string) => `没有办成：${why}`,
  opened: {
    title: '这张表单来自试算链接',
    text: (made: string, ends: string) =>
      `${made} 分享，链接 ${ends} 前有效。您可以随意修改，分享的人看不到；要下单请补上联系人、收发货人与文件。`,
    same: '价格与分享时相同。',
    other: '价格与分享时不同：',
    none: '分享时没有公开的价格，右侧是现在的价格。',
    waiting: '现价算出后，与分享时的价格对照。',
  },
} as const;
