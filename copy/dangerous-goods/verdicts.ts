import { listedAs } from '#domain/dangerous-goods/class-match.ts';
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

export interface EmergencyAdvice {
  fire: string;
  spill: string;
  firstAid: string;
}

const AIR = '吸入：移至空气新鲜处，必要时给氧。';
const WASH = '皮肤、眼睛：脱去污染衣物，用大量流动清水冲洗至少 15 分钟，就医。';

const explosives = (metres: number): EmergencyAdvice => ({
  fire: `火烧到货物就不要扑救：立即撤离并封锁四周 ${metres} 米；没有烧到的，用大量水冷却，移离火场。`,
  spill: '不要触碰、踩踏，消除火源，100 米内不用无线电发射设备；撤离后由爆破专业人员处理。',
  firstAid: `${AIR}止血，烧伤处用洁净敷料覆盖，就医。`,
});

/** Evacuation distances of the Emergency Response Guidebook, guides 112 and 114. */
const MASS_EXPLOSION = explosives(1600);
const MINOR_EXPLOSION = explosives(500);

/** The first steps by the main class; the data sheet of the goods decides. */
const emergencyAdvice: Readonly<Record<string, EmergencyAdvice>> = {
  '1': MASS_EXPLOSION,
  '1.4': MINOR_EXPLOSION,
  '1.6': MINOR_EXPLOSION,
  '2.1': {
    fire: '先切断气源，切不断就让它受控燃烧；用水喷淋冷却容器。',
    spill: '消除一切火源，撤离下风向人员，喷雾状水驱散，不让气体进入下水道与密闭处。',
    firstAid: `${AIR}冻伤处用温水复温，勿揉搓。`,
  },
  '2.2': {
    fire: '按周围火灾选灭火剂，用水喷淋冷却容器；氧化性气体会助燃，移开可燃物。',
    spill: '加强通风，防窒息；氧化性气体远离油脂与可燃物。',
    firstAid: `${AIR}冻伤处用温水复温。`,
  },
  '2.3': {
    fire: '上风向、着自给式呼吸器与防化服；切断气源，用水喷淋冷却容器。',
    spill: '立即撤离并隔离，只有着全面防护的人可以进入；喷雾状水吸收，收集废水。',
    firstAid: `${AIR}呼吸停止时人工呼吸，立即就医。${WASH}`,
  },
  '3': {
    fire: '抗溶性泡沫、干粉、二氧化碳；直流水会使火势扩散，只用雾状水冷却容器。',
    spill: '消除火源、防静电，用砂土等不燃材料吸收，不让液体进入下水道。',
    firstAid: `${AIR}${WASH}误服：不要催吐，就医。`,
  },
  '4.1': {
    fire: '水、泡沫、干粉；金属粉末禁水，用干砂。',
    spill: '消除火源，避免扬尘，用不产生火花的工具收集。',
    firstAid: `${AIR}${WASH}`,
  },
  '4.2': {
    fire: '干砂、干粉；是否可用水以 SDS 为准，灭后防复燃。',
    spill: '隔绝空气与火源，用干砂覆盖，收入密闭干燥容器。',
    firstAid: `${AIR}皮肤：先刷去固体，再大量冲水，就医。`,
  },
  '4.3': {
    fire: '禁水、禁泡沫；用干砂或专用干粉。',
    spill: '不得接触水与湿气，用干燥工具收入密闭容器。',
    firstAid: `${AIR}皮肤：先刷去固体，再大量冲水，就医。`,
  },
  '5.1': {
    fire: '大量水；不要用可燃的覆盖物，移开周围可燃物。',
    spill: '远离可燃物与还原剂，用不燃材料收集，不要用锯末。',
    firstAid: WASH,
  },
  '5.2': {
    fire: '远距离用大量水，防止分解爆炸；先撤人。',
    spill: '控温，远离热源与还原剂，用湿的不燃材料收集。',
    firstAid: WASH,
  },
  '6.1': {
    fire: '着自给式呼吸器，用泡沫、干粉或雾状水，收集消防废水。',
    spill: '隔离现场，着防护服，用砂土吸收，不让其进入水体。',
    firstAid: `${AIR}${WASH}误服：立即就医，带上 SDS。`,
  },
  '6.2': {
    fire: '干粉、二氧化碳或雾状水，不要用水柱冲散货物；移开没有受热的包件。',
    spill: '不要触碰破损的包件，隔离现场；用浸有消毒剂的吸附材料覆盖，通知疾控部门。',
    firstAid: '当作可能已经感染，与他人隔离。皮肤、眼睛：用肥皂与流动清水冲洗，就医并说明病原。',
  },
  '7': {
    fire: '辐射不改变灭火方法：干粉、二氧化碳或雾状水；上风向、着自给式呼吸器，不要移动受热的包件。',
    spill: '不要触碰破损的包件，隔离至少 25 米，报告生态环境部门；液体用砂土覆盖，不要冲洗现场。',
    firstAid: '先救命，再去污：不因辐射耽误救治；脱去外衣，用肥皂与水冲洗，就医并说明是放射性物质。',
  },
  '8': {
    fire: '按周围火灾选灭火剂；遇水放热的，直流水不得冲向泄漏物。',
    spill: '着防腐蚀防护服，用砂土吸收，慎用中和，不接触金属与有机物。',
    firstAid: WASH,
  },
  '9': {
    fire: '按周围火灾选灭火剂；锂电池用大量水持续降温，防复燃。',
    spill: '防止进入水体，用不燃材料收集。',
    firstAid: WASH,
  },
};

/** Advice for a division, falling back to its class. */
export const emergencyAdviceOf = (mainClass: string): EmergencyAdvice | undefined =>
  listedAs(mainClass)
    .map((one) => emergencyAdvice[one])
    .find((advice) => advice !== undefined);

/** Purpose of each EmS schedule: fire first, spillage second. */
const schedules: Readonly<Record<string, string>> = {
  'F-A': '一般火灾',
  'F-B': '爆炸品火灾',
  'F-C': '不燃气体火灾',
  'F-D': '易燃气体火灾',
  'F-E': '不遇水反应的易燃液体火灾',
  'F-F': '控温的自反应物质与有机过氧化物火灾',
  'F-G': '遇水反应物质火灾',
  'F-H': '有爆炸可能的氧化性物质火灾',
  'F-I': '放射性物质火灾',
  'F-J': '不控温的自反应物质与有机过氧化物火灾',
  'S-A': '毒性物质泄漏',
  'S-B': '腐蚀性物质泄漏',
  'S-C': '易燃腐蚀性液体泄漏',
  'S-D': '易燃液体泄漏',
  'S-E': '浮于水面的易燃液体泄漏',
  'S-F': '海洋污染物泄漏',
  'S-G': '易燃固体与自反应物质泄漏',
  'S-H': '熔融的易燃固体泄漏',
  'S-I': '可以重新包装的易燃固体泄漏',
  'S-J': '润湿爆炸品与自热物质泄漏',
  'S-K': '控温的自反应物质泄漏',
  'S-L': '遇水反应的自燃物质泄漏',
  'S-M': '有自燃危险的物质泄漏',
  'S-N': '与水剧烈反应的物质泄漏',
  'S-O': '遇湿危险、不能收集的物质泄漏',
  'S-P': '遇湿危险、可以收集的物质泄漏',
  'S-Q': '氧化性物质泄漏',
  'S-R': '有机过氧化物泄漏',
  'S-S': '放射性物质泄漏',
  'S-T': '感染性物质泄漏',
  'S-U': '易燃、毒性或腐蚀性气体泄漏',
  'S-V': '不燃无毒气体泄漏',
  'S-W': '氧化性气体泄漏',
  'S-X': '爆炸性物品泄漏',
  'S-Y': '爆炸性物质泄漏',
  'S-Z': '毒性爆炸品泄漏',
};

/** F-E, S-D with their purposes. */
export const emsText = (ems: string): string =>
  ems
    .split(', ')
    .map((code) => (schedules[code] === undefined ? code : `${code}（${schedules[code]}）`))
    .join('，');
