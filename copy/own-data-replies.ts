const LISTED = 5;

const numbers = (all: readonly string[]) =>
  `${all.slice(0, LISTED).join('、')}${all.length > LISTED ? ` 等 ${all.length} 个` : ''}`;

export const ownDataReplies = {
  notYet: '账号现在还不能注销',
  ownerFirst: (company: string) => `您是“${company}”的主账号：先在“同事”里把主账号移交给一位同事`,
  openOrders: (orderNos: readonly string[]) => `还有进行中的订单：${numbers(orderNos)}，等它们完成，或者先取消`,
  openInvoices: (count: number) => `还有 ${count} 张发票在开具中，等开出或者退回`,
  fileName: (day: string) => `个人信息-${day}.json`,
} as const;
