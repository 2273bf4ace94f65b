import type { RestrictedGoods } from '#domain/dangerous-goods/restrictions.ts';

/** Conditions that narrow a refused class, as suffixes. */
const narrowings = ({ limitedQuantity, ...rule }: RestrictedGoods): string[] => [
  ...(rule.unNo === null ? [] : [`仅 UN ${rule.unNo}`]),
  ...(rule.subsidiaryClass === null ? [] : [`仅次要危险性含 ${rule.subsidiaryClass}`]),
  ...(rule.compatibilityGroup === null ? [] : [`仅配装组 ${rule.compatibilityGroup}`]),
  ...(rule.packingGroup === null ? [] : [`仅包装类别 ${rule.packingGroup}`]),
  ...(rule.specialProvision === null ? [] : [`仅适用特殊规定 ${rule.specialProvision} 的`]),
  ...(limitedQuantity === null ? [] : [limitedQuantity === 'ONLY' ? '仅限量包装' : '限量包装除外']),
  ...(rule.limitKg === null ? [] : [`仅每票每项毛重超过 ${rule.limitKg} kg`]),
];

export const restrictionReplies = {
  ofReference: '平台参考表',
  unknown: '没有这条限制，请刷新',
  changed: '这条限制已被别人改过，请看现在的内容再定',
  over: '这条限制已经结束，请新增一条',
  unknownParty: '没有这个代码，请核对',
  noGoods: '类别、UN 编号、次要危险性与特殊规定至少填一项',
  notOfExplosives: '只有 1 类分配装组，请先选 1 类',
  sameClass: '次要危险性不能与类别相同',
  unknownProvision: '名录里没有货物适用这条特殊规定',
  unknownNumber: '名录里没有这个 UN 编号',
  endsBeforeStart: '结束要晚于开始',
  vessel: (carrier: string, vessel: string) => `${carrier}的船舶 ${vessel}`,
  /** Appended to the refusal. */
  basis: (sources: readonly string[], rule: RestrictedGoods | null = null) =>
    `（${[...(rule === null ? [] : narrowings(rule)), `依据：${sources.join('、')}`].join('，')}）`,
  refused: (name: string, refused: string) => `${name}不接收第${refused}类危险品，请更换船司、目的港或提交询价`,
} as const;
