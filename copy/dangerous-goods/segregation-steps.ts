import type {
  Goods,
  Level,
  PairVerdict,
  SegregationReason,
  SegregationStep,
} from '#domain/dangerous-goods/segregation.ts';
import { strictestValue } from '#domain/dangerous-goods/segregation-value.ts';
import { goodsName, groupName, separationText } from './verdicts.ts';

type Named = readonly [Goods, Goods];

const TABLE = '类别表';
const SUBSIDIARY = '副危险';
const CODE = '隔离代码';

const doubtText = { CLASSES: '类别', CODES: '隔离代码', GROUPS: '隔离组' } as const;

const separation = (value: string): string =>
  value in separationText ? `须${separationText[value as keyof typeof separationText]}` : '无一般隔离规定';

/** A class of the goods, marked when subsidiary or assigned by a code. */
function classText({ classes }: Goods, dangerousClass: string): string {
  if (classes[0] === dangerousClass) return `${dangerousClass}类`;
  return classes.includes(dangerousClass) ? `${dangerousClass}类（副）` : `按隔离代码视同${dangerousClass}类`;
}

const targetText = (target: string): string => {
  if (target.startsWith('SGG')) return groupName(target);
  return target.startsWith('UN') ? target : `${target}类`;
};

/** The rule checked, and its result for the two goods alone. */
function stepOf(reason: SegregationReason, [a, b]: Named): { rule: string; text: string } {
  switch (reason.code) {
    case 'TABLE': {
      const isMain = a.classes[0] === reason.classA && b.classes[0] === reason.classB;
      return {
        rule: isMain ? TABLE : SUBSIDIARY,
        text: `${classText(a, reason.classA)}与${classText(b, reason.classB)}，${separation(reason.value)}（7.2.4）`,
      };
    }
    case 'NO_RULE':
      return { rule: TABLE, text: '主、副类别之间都无一般隔离规定（7.2.4）' };
    case 'CODE': {
      const holder = goodsName(reason.holder === 'A' ? a : b);
      return {
        rule: CODE,
        text: `${holder}的 ${reason.segregationCode}：与${targetText(reason.target)}，${separation(reason.value)}（7.2.8）`,
      };
    }
    case 'GROUPS':
      return { rule: '隔离组', text: `${groupName(reason.groupA)}与${groupName(reason.groupB)}不得相遇` };
    case 'GROUPS_SOFTENED':
      return { rule: '隔离组', text: '第8类小包装，证明不发生危险反应的可以放宽（7.2.6.5）' };
    case 'CLASS_1':
      return { rule: '配装类', text: `${reason.classA}与${reason.classB}不能配装（7.2.7.1.4）` };
    case 'CLASS_1_MIXED':
      return { rule: '配装类', text: `${reason.groupA}与${reason.groupB}可以配装（7.2.7.1.4）` };
    case 'CLASS_1_SAME_GROUP':
      return { rule: '配装类', text: `同为配装类${reason.group}` };
    case 'BLASTING_NITRATE':
      return { rule: '例外', text: '硝酸盐与爆破炸药，全部按第1类运输（7.2.7.2.1）' };
    case 'COMPATIBLE':
      return { rule: '例外', text: `同列 ${reason.table} 的表，不需隔离` };
    case 'COMPATIBLE_BY_NAME':
      return { rule: '例外', text: `技术名称列在 ${reason.table} 表里的，不需隔离` };
    case 'SAME_NUMBER':
      return { rule: '同一物质', text: '同一 UN 编号' };
    case 'SAME_SUBSTANCE':
      return { rule: '同一物质', text: '只是含水量不同（7.2.6.3）' };
    case 'SAME_CLASS':
      return {
        rule: '同一主类',
        text: `主类别同为${reason.dangerousClass}类，证明不发生危险反应的不因副危险隔离（7.2.6.1）`,
      };
    case 'LIMITED_QUANTITY':
    case 'LIMITED_QUANTITY_GROUPS':
      return { rule: '限量', text: '限量包装不适用隔离规定，但不得发生危险反应（3.4.4.2）' };
    case 'FOOD':
      return { rule: '食品', text: `${reason.dangerousClass}类不得与食品同装` };
    case 'NOT_DANGEROUS':
      return { rule: '普货', text: '其中有普通货物，隔离表不适用' };
    case 'IN_DOUBT': {
      const doubtsOf = (goods: Goods, doubts: readonly (keyof typeof doubtText)[]) =>
        doubts.length === 0 ? [] : [`${goodsName(goods)}的${doubts.map((one) => doubtText[one]).join('、')}`];
      return { rule: '待核实', text: `${[...doubtsOf(a, reason.a), ...doubtsOf(b, reason.b)].join('，')}来源不一致` };
    }
  }
}

interface Step {
  rule: string;
  text: string;
  level: Level;
  isDecisive: boolean;
}

/** Result for the main classes, shown when a subsidiary class is stricter. */
function mainStep([a, b]: Named): Step[] {
  const [classA, classB] = [a.classes[0], b.classes[0]];
  if (classA === undefined || classB === undefined) return [];
  const { value } = strictestValue([classA], [classB]);
  const text = `${classA}类与${classB}类，${separation(value)}（7.2.4）`;
  return value === '*' ? [] : [{ rule: TABLE, text, level: value === 'X' ? 'OK' : 'WARN', isDecisive: false }];
}

/** Every rule checked for a pair, the decisive one first. */
export function segregationSteps(goods: readonly Goods[], pair: PairVerdict): Step[] {
  const named: Named = [goods[pair.a]!, goods[pair.b]!];
  const toStep = ({ reason, level }: SegregationStep, isDecisive: boolean) => ({
    ...{ ...stepOf(reason, named), level, isDecisive },
  });
  const read = [toStep(pair, true), ...pair.steps.map((step) => toStep(step, false))];
  const has = (rule: string) => read.some((step) => step.rule === rule);
  const isTableChecked = has(TABLE) || has(SUBSIDIARY);
  const isWithoutCodes = isTableChecked && !has(CODE) && named.every(({ codes }) => Array.isArray(codes));
  return [
    ...read,
    ...(has(SUBSIDIARY) ? mainStep(named) : []),
    ...(isWithoutCodes
      ? [{ rule: CODE, text: '双方的代码都不涉及对方（7.2.8）', level: 'OK' as const, isDecisive: false }]
      : []),
  ];
}
