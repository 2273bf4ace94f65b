import type { Refusal } from '#domain/dangerous-goods/refusals.ts';
import type { Doubt, Goods, Level, PairVerdict, Remedy, SharedSpace } from '#domain/dangerous-goods/segregation.ts';
import { shortName } from '#domain/dangerous-goods/un-list/short-name.ts';
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

/** Names both goods and the rule, and ends with the authority that decides. */
export function segregationReason(
  goods: readonly Pick<Goods, 'nameCn' | 'unNo'>[],
  pair: Pick<PairVerdict, 'a' | 'b' | 'level' | 'reason'>,
  space: SharedSpace,
): string {
  const room = space === 'ROOM' ? `；${ROOM_NOTICE}` : '';
  const names = [goodsName(goods[pair.a]!), goodsName(goods[pair.b]!)] as const;
  return `${names.join('与')}：${ruleText(pair, space, names)}${room}；${FINAL_WORD}`;
}

export function goodsName({ nameCn, unNo }: Pick<Goods, 'nameCn' | 'unNo'>): string {
  return unNo === '' ? nameCn : `UN${unNo} ${shortName(nameCn)}`;
}

export const mendText: Readonly<Record<Remedy, string>> = {
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

const doubtText: Readonly<Record<Doubt, string>> = { CLASSES: '类别', CODES: '隔离代码', GROUPS: '隔离组' };

/** Name of a segregation target: a class, a group or a number. */
function targetName(target: string): string {
  if (target.startsWith('SGG')) return groupName(target);
  return target.startsWith('UN') ? target : `${target}类`;
}

/** Names the goods whose data is uncertain, and the data. */
function doubtsText(
  { a, b }: { a: readonly Doubt[]; b: readonly Doubt[] },
  [nameA, nameB]: readonly [string, string],
): string {
  const named = [
    [nameA, a],
    [nameB, b],
  ] as const;
  return named
    .filter(([, doubts]) => doubts.length > 0)
    .map(([name, doubts]) => `${name}的${doubts.map((doubt) => doubtText[doubt]).join('、')}`)
    .join('，');
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

function ruleText(
  { level, reason }: Pick<PairVerdict, 'level' | 'reason'>,
  space: SharedSpace,
  names: readonly [string, string],
): string {
  const sharing = space === 'ROOM' ? '同库' : '同箱';
  const verdict = level === 'WARN' ? `${sharing}需主管机关/船司批准` : `禁止${sharing}`;
  switch (reason.code) {
    case 'BLASTING_NITRATE':
      return `硝酸盐与爆破炸药，全部按第1类爆破炸药运输的可${sharing}(IMDG 7.2.7.2.1)，须经船公司专项确认`;
    case 'CLASS_1':
      return `${reason.classA}与${reason.classB}同属第1类，按配装类专项审核，禁止${sharing}`;
    case 'CLASS_1_SAME_GROUP':
      return `同属第1类配装类${reason.group}，${sharing}须经船公司专项确认`;
    case 'CLASS_1_MIXED':
      return `第1类配装类${reason.groupA}与${reason.groupB}可以配装(IMDG 7.2.7.1.4)，${sharing}须经船公司专项确认`;
    case 'CODE': {
      const holder = names[reason.holder === 'A' ? 0 : 1];
      const separation = reason.value === 'X' ? '' : separationText[reason.value];
      return `${holder}的隔离代码${reason.segregationCode}(IMDG 7.2.8)要求与${targetName(reason.target)}${separation}，${verdict}`;
    }
    case 'COMPATIBLE':
      return `同列IMDG ${reason.table}的表，不需隔离，可${sharing}`;
    case 'COMPATIBLE_BY_NAME':
      return `技术名称属于IMDG ${reason.table}的表的，不需隔离`;
    case 'FOOD':
      return `${reason.dangerousClass}类不得与食品${sharing}，食品${sharing}禁止`;
    case 'GROUPS':
      return `隔离组${groupName(reason.groupA)}与${groupName(reason.groupB)}不得相遇，禁止${sharing}`;
    case 'GROUPS_SOFTENED':
      return `隔离组${groupName(reason.groupA)}与${groupName(reason.groupB)}，按IMDG 7.2.6.5小包装且证明不反应，${sharing}须确认`;
    case 'IN_DOUBT':
      return `${doubtsText(reason, names)}来源不一致，待核实，核实前不要${sharing}`;
    case 'LIMITED_QUANTITY':
      return '限量包装不适用隔离表(IMDG 3.4.4.2)，但不得发生危险反应';
    case 'LIMITED_QUANTITY_GROUPS':
      return `均为限量包装，不适用隔离规定(IMDG 3.4.4.2)，但${groupName(reason.groupA)}与${groupName(reason.groupB)}不得发生危险反应`;
    case 'NO_RULE':
      return '隔离表(IMDG 7.2.4)无一般规定，请核对各自条目';
    case 'NOT_DANGEROUS':
      return '其中有普通货物，隔离表不适用';
    case 'SAME_CLASS':
      return `主类别同为${reason.dangerousClass}类，证明不发生危险反应的不因副危险隔离(IMDG 7.2.6.1)，${sharing}须确认`;
    case 'SAME_NUMBER':
      return `同一UN编号，可${sharing}`;
    case 'SAME_SUBSTANCE':
      return `同一物质，只是含水量不同(IMDG 7.2.6.3)，可${sharing}${level === 'WARN' ? '，须经船公司确认' : ''}`;
    case 'TABLE': {
      const separation = reason.value in separationText ? separationText[reason.value as '1' | '2' | '3' | '4'] : '';
      const asFor = reason.asFor === undefined ? '' : `(按隔离代码视同${reason.asFor.join('、')}类)`;
      return `${reason.classA}类与${reason.classB}类${asFor}按隔离表(IMDG 7.2.4)须${separation}，${verdict}`;
    }
  }
}
