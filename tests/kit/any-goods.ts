/** The conditions of a restriction that names none yet. */
export const anyGoods = {
  ...{ dgClass: null, unNo: null, packingGroup: null, subsidiaryClass: null },
  ...{ compatibilityGroup: null, specialProvision: null, limitedQuantity: null, limitKg: null },
} as const;
