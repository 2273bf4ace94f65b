import type { ModeReason, ModeRow } from '#contract/calls/mode-advice.ts';
import type { ModeFieldError } from '#domain/modes/address.ts';
import type { TankEnquiryReason } from '#domain/tank/kinds.ts';
import { ASKED_TANKS } from '../booking/names.ts';

type Mode = ModeRow['mode'];
type Aircraft = Extract<ModeReason, { code: 'AIR_FORBIDDEN' }>['aircraft'];
type Packing = Extract<ModeReason, { code: 'PACKAGE_FORBIDDEN' }>['package'];
type Party = Extract<ModeReason, { code: 'PARTY' }>['party'];
/** Reasons described by their code alone. */
type PlainReason = Exclude<
  ModeReason['code'],
  | 'AIR_FORBIDDEN'
  | 'AIR_REPACK'
  | 'PACKAGE_FORBIDDEN'
  | 'PARTY'
  | 'TANK_ASKED'
  | 'TANK_GAS'
  | 'TANK_SURGE'
  | 'TANK_WEAK'
>;

const packings: Readonly<Record<Packing, string>> = { DRUM: ' 200 L 桶', IBC: '吨桶', BAG: ' 25 kg 袋' };

/** The words of the comparison of ways to move one chemical. */
export const modes = {
  title: '这种货，怎么走',
  description:
    '一种化工品，罐箱、液袋、整箱桶装与吨桶、拼箱、空运、铁路各要多少钱一吨：按本站现价逐行算出，不能走的写明规定与出处，带着货物直接下单。',
  lead: '同一票货，各种走法每吨多少钱；走不了的，说明是哪条规定。',
  back: '返回危品服务台',
  tool: '走法比较',
  toolNote: '填航线与货重，比罐箱、桶装、吨桶、拼箱、空运、液袋每吨多少钱，走不了的写明为什么。',
  toolLink: '去比较',
  sheet: {
    title: (unNo: string) => `UN ${unNo} 怎么走最省`,
    note: '选航线，填货重，比较各种走法每吨多少钱，哪些规定不许走。',
    submit: '比较走法',
  },
  form: {
    title: '货物与航线',
    unNo: 'UN 编号，普货不填',
    group: '包装类别',
    anyGroup: '未定',
    state: '形态',
    states: { LIQUID: '液体', SOLID: '固体' },
    flashPoint: '闪点 (℃)，没有 UN 编号时填',
    origin: '起运港',
    destination: '目的港',
    choose: '请选择',
    mass: '净重 (kg)',
    more: '密度、体积，与空运、铁路的线路',
    density15: '密度 15 ℃ (kg/L)',
    density50: '密度 50 ℃ (kg/L)',
    fillTemp: '装货温度 (℃)，默认 20',
    volume: '体积 (m³)，固体必填',
    airLane: '空运航线',
    railLane: '铁路线路',
    near: '就近',
    lane: (from: string, to: string) => `${from} 至 ${to}`,
    moreNote: '液体填密度，才能算罐箱、液袋与桶数；危险品走罐箱还要 50 ℃ 的密度。',
    submit: '比较',
    wrongLead: (parts: readonly string[]) => `请改正：${parts.join('，')}。`,
    wrong: {
      mass: '净重 1 至 300,000 kg',
      density15: '密度 0.3 至 3 kg/L',
      density50: '50 ℃ 密度 0.3 至 3 kg/L，且低于 15 ℃ 的',
      fillTemp: '装货温度 -50 至 50 ℃',
      volume: '体积 0.001 至 999.999 m³',
      flashPoint: '闪点 -100 至 300 ℃',
      unNo: 'UN 编号是四位数字',
      samePort: '起运港与目的港不能相同',
    } satisfies Record<ModeFieldError, string>,
  },
  wait: '选好起运港、目的港，填净重，就列出各种走法。',
  unlisted: (unNo: string) => `未收录 UN ${unNo}：按危险品比较，类别与限量以 SDS 第 14 项为准。`,
  byFlash: '闪点不高于 60 ℃，属第 3 类危险品，下单前须确定 UN 编号。',
  general: (hasFlashPoint: boolean) =>
    `按普货比较：没有 UN 编号，${hasFlashPoint ? '闪点也不属第 3 类' : '也没有填闪点'}。是不是危险品，以鉴定书为准。`,
  goods: (unNo: string, name: string, classes: string) => `UN ${unNo} ${name}，${classes} 类`,
  table: {
    title: '每吨多少钱',
    caption: '各种走法的每吨费用与限制',
    columns: {
      mode: '走法',
      load: '怎么装',
      perTon: '每吨',
      total: '合计',
      offer: '哪个报价',
      verdict: '能不能走',
      action: '操作',
    },
  },
  names: {
    TANK: '罐箱',
    FLEXITANK: '液袋',
    DRUM: '整箱，钢桶',
    IBC: '整箱，吨桶 IBC',
    BAG: '整箱，袋装',
    LCL: '拼箱',
    AIR_CARGO: '空运，全货机',
    AIR_PASSENGER: '空运，客机',
    RAIL: '铁路',
  } satisfies Record<Mode, string>,
  verdicts: { OK: '可以走', ASK: '须先确认', NO_PRICE: '没有现价', INCOMPLETE: '还差资料', REFUSED: '走不了' },
  cheapest: '同币种最省',
  parts: { freight: '运费', dangerous: '危险品费用', other: '起运与服务' },
  asked: (from: string, to: string, kg: string) => `${from} 至 ${to}，净重 ${kg} kg`,
  fillPicture: {
    title: (type: string) => `${type} 罐箱装到哪里`,
    picture: (fill: string) => `罐箱充装 ${fill}%`,
    highest: (percent: string) => `充装上限 ${percent}%，按两个密度与装货温度算`,
    surge: (least: number, most: number) => `${least}% 至 ${most}% 之间会涌浪，没有防波板的罐不许走`,
    steps: '逐步算给您看',
    expansion: (cold: string, warm: string) => `膨胀系数 α =（${cold} − ${warm}）÷（35 × ${warm}）`,
    limit: (base: string, fillTemp: string) => `充装上限 = ${base} ÷（1 + α ×（50 − ${fillTemp}））`,
    limitNote: 'TP2 与普货用 95，TP1 用 97；途中平均最高 50 ℃',
    litres: (capacity: string) => `乘以罐容 ${capacity} L，向下取整升`,
    most: '乘以装货温度下的密度，最多',
    mostNote: '已计罐体自重、总重 36 吨与本航线限重',
    yours: (net: string) => `您的货，每罐 ${net} kg`,
  },
  load: {
    box: (units: number, kind: string, perBox: number) => `${units} × 20GP，每箱最多 ${perBox} ${kind}`,
    packages: (count: string, kind: string, each: string) => `共 ${count} ${kind}，每${kind.slice(0, 1)} ${each} kg`,
    limit: (kg: string) => `每箱限重 ${kg} kg`,
    kinds: { DRUM: '只 200 L 桶', IBC: '只吨桶', BAG: '袋' },
    each: { DRUM: '桶', IBC: '只', BAG: '袋' },
    tank: (units: number, type: string, litres: string) => `${units} × ${type} 罐箱，${litres} L`,
    fill: (percent: string) => `充装 ${percent}%`,
    highest: (percent: string) => `上限 ${percent}%`,
    most: (kg: string) => `每罐最多 ${kg} kg`,
    flexitank: (units: number, size: string) => `${units} × 20GP，每箱 ${size} m³ 液袋`,
    filled: (net: string, total: string) => `每袋装满 ${net} kg，共 ${total} kg`,
    loose: (count: string, volume: string) => `${count} 桶，${volume} m³`,
    volume: (volume: string) => `${volume} m³`,
    charged: (tons: string) => `计费 ${tons} RT`,
    by: { VOLUME: '按体积', WEIGHT: '按重量', MINIMUM: '按最低计费' },
    air: (kg: string, from: number, rate: string) => `计费 ${kg} kg，+${from} 档每 kg ${rate}`,
    perPackage: (amount: string, unit: string) => `每件净量最多 ${amount} ${unit}`,
  },
  offer: {
    lane: (from: string, to: string) => `${from} 至 ${to}`,
    departs: (day: string) => `${day} 出发`,
    transit: (days: number) => `参考 ${days} 天`,
    valid: '价格至',
    contract: '协议价',
    lines: '费用明细',
    linesOf: (mode: string) => `${mode}的费用明细`,
  },
  order: '去下单',
  list: '看价格',
  enquire: '带着条件询价',
  call: '这项服务不在网上询价，请拨打页脚的服务热线',
  reasons: {
    FLEXITANK_DANGEROUS: '危险品禁止用液袋（CTU 规则 5.2.1）。危险液体请走罐箱。',
    FLEXITANK_NO_BAG: '这个货重与密度没有合适的液袋：密度须在 0.7 至 1.6 kg/L，每箱不超限重。',
    SOLID_IN_TANK: '固体不装液体罐箱。',
    SOLID_IN_BAG: '液袋只装液体。',
    TANK_NONE: '这个编号没有可移动罐柜导则，不许用罐箱（IMDG 危险货物一览表第 13 栏）。',
    TANK_UNKNOWN: '未收录这个编号的罐柜导则，罐型须由承运人确认（IMDG 第 4.2 章）。',
    TANK_IN_DOUBT: '这个编号的罐柜导则来源不一致，待核实；请提交询价，由危险品专员核对。',
    TANK_FILL_IN_DOUBT: '这个编号的罐柜特殊规定待核实，装量先按较严的 TP2 算。',
    LCL_ASK: '拼箱公司逐票确认是否接收，确认后才能订。',
    AIR_UNKNOWN: '未收录这个编号的空运限量，由航空公司按 IATA DGR 判断。',
    AIR_IN_DOUBT: '这个编号的空运限量待核实；请提交询价，由危险品专员向航空公司确认。',
    RAIL_APPROVAL: '危险品逐票审批：车站须有该类资质，并在国际货协附件 2 允许范围内，不列价格。',
    PRICED_BY_ENQUIRY: '温控货物与类别待核实的货不在线报价，须询价。',
    NEEDS_DENSITY: '填 15 ℃ 的密度，就能算。',
    NEEDS_DENSITY_AT_50: '填 50 ℃ 的密度，才知道罐箱最多充多满（IMDG 4.2.1.9）。',
    NEEDS_VOLUME: '填体积，就能算。',
    NO_NUMBER: '按闪点属第 3 类，须先确定 UN 编号与包装类别。',
    NO_LANE: '本站没有这条航线的价格。',
    NO_DEPARTURE: '近 30 天没有班次在售。',
    CLOSED: '近 30 天的班次都已截订或满舱。',
  } satisfies Record<PlainReason, string>,
  packageForbidden: (packing: Packing, instructions: string) => {
    if (instructions !== '')
      return `包装导则 ${instructions} 不许这种货用${packings[packing]}（IMDG 第 4.1.4.1 节）。请按导则换包装，再询价。`;
    return packing === 'IBC'
      ? '这个编号没有中型散装容器导则，不许用吨桶（IMDG 危险货物一览表第 10 栏）。'
      : `这个编号没有包装导则，不许用${packings[packing]}（IMDG 危险货物一览表第 8 栏）。`;
  },
  tankGas: (type: string) => `气体或专用罐柜 ${type}，充装率由专人计算（IMDG 第 4.2 章）。`,
  tankOnRequest: (type: string, why: TankEnquiryReason) => `${ASKED_TANKS[why](type)}，请提交询价（IMDG 4.2.5.3）。`,
  tankWeak: (needed: string, offered: string) =>
    `罐型不够：须 ${needed} 或可以代用的（IMDG 4.2.5.2.5），这条航线是 ${offered}。`,
  tankSurge: (fill: string) =>
    `均分后充装 ${fill}%，在 20% 与 80% 之间会涌浪，不许走（危险品 IMDG 4.2.1.9.6，普货 CTU 规则）。请凑足货量、换小罐，或询有防波板的罐。`,
  airForbidden: (aircraft: Aircraft) =>
    aircraft === 'PAX' ? '客机禁运这种货（IATA DGR 品名表）。' : '全货机也禁运这种货（IATA DGR 品名表）。',
  airRepack: (amount: string, unit: string, count: string) =>
    `每件最多 ${amount} ${unit}（IATA DGR 品名表），200 L 的桶不收：要改装成 ${count} 件。只适合样品。`,
  party: (party: Party, name: string, dgClass: string) =>
    party === 'LCL'
      ? `${dgClass} 类不做拼箱（拼箱公司通行规则）。请走整箱或询价。`
      : party === 'STATION'
        ? `装箱仓库${name}没有 ${dgClass} 类资质。`
        : party === 'OFFER'
          ? `${name}的这些报价不含 ${dgClass} 类。`
          : `${name}不接 ${dgClass} 类（${party === 'CARRIER' ? '承运人' : '港口'}的拒收规定）。`,
  note: '美元与人民币分开，不相加；先按运费的币种排，同币种从低到高。费用含本站列出的起运费用，不含桶、袋与装箱加固。机场与车站是离港口最近的，可以另选。仅供参考，以船公司、海事与主管机关最终审核为准。',
} as const;
