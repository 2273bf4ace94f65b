import type { Refusal } from '#domain/dangerous-goods/refusals.ts';
import type { Goods, Level, Mend, PairVerdict, Place } from '#domain/dangerous-goods/segregation.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';

export const FINAL_WORD = '最终以船公司/海事审核为准';
export const VERDICT_NOTICE = '仅供参考,以船公司/海事/主管机关最终审核为准';
const ROOM_NOTICE = '同库存放还须符合 GB 15603、GB 18265';

export const levelText: Readonly<Record<Level, string>> = { OK: '可同装', WARN: '需批准', BLOCK: '禁止同装' };

export const separationText = {
  '1': '“远离”',
  '2': '“隔离”',
  '3': '“用一整个舱室或货舱隔离”',
  '4': '“用一介于中间的整个舱室或货舱作纵向隔离”',
} as const;

/** Names both goods and the rule, and ends with who decides. */
export function segregationReason(
  goods: readonly Pick<Goods, 'nameCn' | 'unNo'>[],
  pair: Pick<PairVerdict, 'a' | 'b' | 'level' | 'reason'>,
  place: Place,
): string {
  const both = `${goodsName(goods[pair.a]!)}与${goodsName(goods[pair.b]!)}`;
  const room = place === 'ROOM' ? `；${ROOM_NOTICE}` : '';
  return `${both}：${ruleText(pair, place)}${room}；${FINAL_WORD}`;
}

export function goodsName({ nameCn, unNo }: Pick<Goods, 'nameCn' | 'unNo'>): string {
  return unNo === '' ? nameCn : `UN${unNo} ${nameCn}`;
}

export const mendText: Readonly<Record<Mend, string>> = {
  ASK_APPROVAL: '先取得主管机关及船公司批准，或分箱装运',
  ASK_CARRIER: '请先向船公司确认，或分箱装运',
  PROVE_NO_REACTION: '包装类别 II、III 且每件不超过30升(公斤)的，可提供不发生危险反应的证明；否则分箱装运',
  SEPARATE: '请分箱(分库)装运',
  SEPARATE_OR_LIMIT: '请分箱(分库)装运，符合条件的可改用限量包装',
};

export function groupName(code: string): string {
  const group = segregationGroups.find((one) => one.code === code);
  return group ? `${group.nameCn}(${code})` : code;
}

const partyText: Readonly<Record<Refusal['kind'], string>> = {
  CARRIER: '船公司',
  DESTINATION: '目的港',
  ORIGIN: '起运港',
  TRANSHIPMENT: '中转港',
};

export function refusalText(refusal: Refusal): string {
  return `${partyText[refusal.kind]}${refusal.nameCn}不接载UN${refusal.unNo}：拒收${refusal.refusedClass}类`;
}

function ruleText({ level, reason }: Pick<PairVerdict, 'level' | 'reason'>, place: Place): string {
  const together = place === 'ROOM' ? '同库' : '同箱';
  switch (reason.code) {
    case 'CLASS_1':
      return `${reason.classA}与${reason.classB}同属第1类，按配装类专项审核，禁止${together}`;
    case 'CLASS_1_SAME_GROUP':
      return `同属第1类配装类${reason.group}，${together}须经船公司专项确认`;
    case 'FOOD':
      return `${reason.dangerousClass}类不得与食品${together}，食品${together}禁止`;
    case 'GROUPS':
      return `隔离组${groupName(reason.groupA)}与${groupName(reason.groupB)}不得相遇，禁止${together}`;
    case 'GROUPS_SOFTENED':
      return `隔离组${groupName(reason.groupA)}与${groupName(reason.groupB)}，按IMDG 7.2.6.5小包装且证明不反应，${together}须确认`;
    case 'LIMITED_QUANTITY':
      return '限量包装不适用隔离表(IMDG 3.4.4.2)，但不得发生危险反应';
    case 'LIMITED_QUANTITY_GROUPS':
      return `均为限量包装，不适用隔离规定(IMDG 3.4.4.2)，但${groupName(reason.groupA)}与${groupName(reason.groupB)}不得发生危险反应`;
    case 'NO_RULE':
      return '隔离表(IMDG 7.2.4)无一般规定，请核对各自条目';
    case 'NOT_DANGEROUS':
      return '其中有普通货物，隔离表不适用';
    case 'SAME_NUMBER':
      return `同一UN编号，可${together}`;
    case 'TABLE': {
      const separation = reason.value in separationText ? separationText[reason.value as '1' | '2' | '3' | '4'] : '';
      const verdict = level === 'WARN' ? `${together}需主管机关/船司批准` : `禁止${together}`;
      return `${reason.classA}类与${reason.classB}类按隔离表(IMDG 7.2.4)须${separation}，${verdict}`;
    }
  }
}
