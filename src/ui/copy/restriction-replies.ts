interface Narrowing {
  unNo: string | null;
  packingGroup: string | null;
  limitKg: number | null;
}

const WHOLE: Narrowing = { unNo: null, packingGroup: null, limitKg: null };

/** What the server says of what carriers, ports and vessels refuse. */
export const restrictionReplies = {
  ofReference: '平台参考表',
  unknown: '没有这条限制，请刷新',
  changed: '这条限制已被别人改过，请看现在的内容再定',
  over: '这条限制已经结束，请新增一条',
  unknownParty: '没有这个代码，请核对',
  noGoods: '类别与 UN 编号至少填一项',
  unknownNumber: '名录里没有这个 UN 编号',
  endsBeforeStart: '结束要晚于开始',
  vessel: (carrier: string, vessel: string) => `${carrier}的船舶 ${vessel}`,
  /** Read after the refusal. */
  basis: (sources: readonly string[], { unNo, packingGroup, limitKg }: Narrowing = WHOLE) =>
    `（${[
      ...(unNo === null ? [] : [`仅 UN ${unNo}`]),
      ...(packingGroup === null ? [] : [`仅包装类别 ${packingGroup}`]),
      ...(limitKg === null ? [] : [`仅每票每项毛重超过 ${limitKg} kg`]),
      `依据：${sources.join('、')}`,
    ].join('，')}）`,
  refused: (name: string, refused: string) => `${name}不接收第${refused}类危险品，请更换船司、目的港或提交询价`,
} as const;
