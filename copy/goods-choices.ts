/** The terms that goods are sold and looked for on. */
export const goodsChoices = {
  trade: { DELIVERED: '送到', SELF: '自提', FOB: 'FOB', CIF: 'CIF' },
  payment: { BEFORE: '款到发货', MONTHLY: '月结 30 天', ACCEPTANCE: '银行承兑' },
  qualifications: { TRADE: '危化品经营许可', MAKING: '危化品生产许可', PRECURSOR: '易制毒备案' },
} as const;
