export const invoiceReplies = {
  unknown: '没有这张发票',
  decided: '这张发票已经处理过',
  onlyPdf: '电子发票须是 PDF 或 OFD 文件',
  inFuture: '开票日期不能晚于今天',
  numberUsed: '这个发票号码已经交付过，请核对',
  noFile: '这张发票还没有交付',
  severalPayers: '所选订单的付款方不同，请分开申请',
  notInvoiceable: (orderNos: readonly string[]) =>
    `不能开票：${orderNos.join('、')}。订单还没有完成运输、没有费用，或者已经申请过发票`,
} as const;
