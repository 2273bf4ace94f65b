interface Choice {
  code: string;
  nameCn: string;
}

/** Select lists without a reference table or a price. */
// biome-ignore format: a table reads by rows
export const choices: Readonly<Record<string, readonly Choice[]>> = {
  PAY_TYPE: [
    { code: 'BANK', nameCn: '银行转账' },
    { code: 'ONLINE', nameCn: '在线支付' },
    { code: 'ACCEPTANCE', nameCn: '承兑' },
    { code: 'CREDIT', nameCn: '信用额度' },
  ],
  TRADE_TERM: ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'].map((code) => ({ code, nameCn: code })),
  ORDER_STATUS: [
    { code: 'draft', nameCn: '草稿' },
    { code: 'submitted', nameCn: '待确认' },
    { code: 'docsPending', nameCn: '资料待补' },
    { code: 'reviewing', nameCn: '审核中' },
    { code: 'dgReviewing', nameCn: '危险品预审' },
    { code: 'booked', nameCn: '已订舱' },
    { code: 'released', nameCn: '已放舱' },
    { code: 'stuffed', nameCn: '已装箱/已进仓' },
    { code: 'declared', nameCn: '危申报+报关放行' },
    { code: 'departed', nameCn: '已开船' },
    { code: 'arrived', nameCn: '已到港' },
    { code: 'completed', nameCn: '已完成' },
    { code: 'rejected', nameCn: '已驳回' },
    { code: 'cancelled', nameCn: '已取消' },
    { code: 'autoCancelled', nameCn: '超时自动取消' },
    { code: 'amending', nameCn: '变更中' },
  ],
  BL_TYPE: [
    { code: 'ORIGINAL', nameCn: '正本' },
    { code: 'TELEX', nameCn: '电放' },
    { code: 'SWB', nameCn: 'SWB' },
  ],
  SERVICE: [
    { code: 'fcl', nameCn: '海运整箱' },
    { code: 'lcl', nameCn: '海运拼箱' },
    { code: 'air', nameCn: '空运' },
    { code: 'rail', nameCn: '铁路' },
    { code: 'cfs', nameCn: '内装' },
    { code: 'warehouse', nameCn: '仓储' },
    { code: 'tank', nameCn: '罐箱' },
    { code: 'flexitank', nameCn: '液袋' },
    { code: 'domestic', nameCn: '内贸' },
    { code: 'trucking', nameCn: '陆运' },
    { code: 'dgdesk', nameCn: '危险品服务台' },
    { code: 'procurement', nameCn: '化工品采购' },
  ],
};
