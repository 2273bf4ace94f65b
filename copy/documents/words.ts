import type {
  DocumentDescription,
  DocumentSection,
  DocumentValue,
  LabelSheet,
  MissingField,
} from '#domain/documents/description.ts';
import type { CodeList, Term } from '#domain/documents/terms.ts';
import { minuteText } from '#domain/documents/values.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { workNames } from '../booking/names.ts';
import { KIT } from '../kit.ts';
import { orders, statusName } from '../orders/list.ts';
import { countedText, fees, groupName } from '../search/terms.ts';
import { shell } from '../shell.ts';
import { type Bilingual, both, documentTerms, documents as words } from './terms.ts';

const named = (names: Readonly<Record<string, string>>): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, both(name, '')]));

/** Status names by service, status and dangerous goods, where they differ. */
const statusNames = Object.fromEntries(
  Object.keys(orders.services).flatMap((service) =>
    orderStatuses.flatMap((status) =>
      (['N', 'Y'] as const).map((isDanger) => [
        `${service}:${status}:${isDanger}`,
        statusName(service, status, isDanger === 'Y'),
      ]),
    ),
  ),
);

/** Names of codes in documents. */
export const documentCodes: Readonly<Record<CodeList, Readonly<Record<string, Bilingual>>>> = {
  aircraft: {
    PASSENGER: both('客机与货机', 'PASSENGER AND CARGO AIRCRAFT'),
    CARGO: both('仅限货机', 'CARGO AIRCRAFT ONLY'),
    OPEN: both('□ 客机与货机 PASSENGER AND CARGO AIRCRAFT\n□ 仅限货机 CARGO AIRCRAFT ONLY', ''),
  },
  billType: {
    ORIGINAL: both('正本', 'ORIGINAL'),
    TELEX: both('电放', 'TELEX RELEASE'),
    SWB: both('海运单', 'SEA WAYBILL'),
  },
  blank: { LINE: both('________________________', '') },
  handling: {
    NEC: both('净爆炸质量', 'NET EXPLOSIVE MASS'),
    SADT: both('自加速分解温度', 'SADT'),
    SAPT: both('自加速聚合温度', 'SAPT'),
    CONTROL_TEMPERATURE: both('控制温度', 'CONTROL TEMPERATURE'),
    EMERGENCY_TEMPERATURE: both('应急温度', 'EMERGENCY TEMPERATURE'),
    LIMITED: both('有限数量', 'LIMITED QUANTITY'),
    EXCEPTED: both('例外数量', 'DANGEROUS GOODS IN EXCEPTED QUANTITIES'),
    SALVAGE: both('救助包装', 'SALVAGE PACKAGING'),
    EMPTY: both('空的，未清洗', 'EMPTY UNCLEANED'),
    NUCLIDE: both('放射性核素', 'RADIONUCLIDE'),
    FORM: both('物理化学形态', 'PHYSICAL AND CHEMICAL FORM'),
    ACTIVITY: both('最大活度(Bq)', 'MAXIMUM ACTIVITY (Bq)'),
    CATEGORY: both('包件级别与运输指数', 'CATEGORY AND TRANSPORT INDEX'),
  },
  label: {
    ...Object.fromEntries(Object.entries(KIT.hazard).map(([code, name]) => [code, both(`${code} ${name}`, '')])),
    arrows: both('组合包装内装液体时用', ''),
    blankPlate: both('空白，不带编号', ''),
    mp: both('海洋污染物标记', ''),
    lq: both('限量标记', ''),
    lqY: both('限量标记（空运，带 Y）', ''),
    '7A': both('7A 放射性 I 级（白）：表面辐射水平不超过 0.005 mSv/h 且运输指数为 0', ''),
    '7B': both('7B 放射性 II 级（黄）：不属 I 级，表面辐射水平不超过 0.5 mSv/h 且运输指数不超过 1', ''),
    '7C': both(
      '7C 放射性 III 级（黄）：不属 I、II 级，表面辐射水平不超过 2 mSv/h 且运输指数不超过 10（独家使用的可更高）',
      '',
    ),
    '7D': both('7D 放射性物质', ''),
    '7E': both('7E 易裂变，与 7A、7B 或 7C 相邻', ''),
    '9A': both('9A 锂电池、钠离子电池', ''),
    battery: both('电池标记，仅用于按 188 条款托运的锂电池、钠离子电池（空运为包装说明 IB 或 II 部分）', ''),
    excepted: both('例外数量标记', ''),
    fumigation: both('熏蒸警告标记：熏蒸剂名称、施用日期与时间、通风日期手工填写', ''),
    hot: both('高温标记：液态 100 ℃ 及以上或固态 240 ℃ 及以上时用', ''),
  },
  leftOut: {
    CLASS: both('类别或配装组待核实，标志未列入', ''),
    PLATE: both('危险性识别号待核实，橙色标志牌未列入', ''),
  },
  payTerm: { PRE: both('预付', 'PREPAID'), COL: both('到付', 'COLLECT') },
  service: named(orders.services),
  status: named(statusNames),
  shipmentType: { OTHER: both('非放射性', 'NON-RADIOACTIVE'), RADIOACTIVE: both('放射性', 'RADIOACTIVE') },
  transportCategory: {
    0: both('运输类别 0，净质量', ''),
    1: both('运输类别 1，净质量', ''),
    2: both('运输类别 2，净质量', ''),
    3: both('运输类别 3，净质量', ''),
    4: both('运输类别 4，净质量', ''),
    ABOVE: both('计算值超过 1000，不适用 ADR 1.1.3.6 的豁免：', ''),
    EASED: both('计算值不超过 1000（ADR 1.1.3.6）：', ''),
    NEVER: both('含运输类别 0，不适用 ADR 1.1.3.6 的豁免', ''),
    UNKNOWN: both('运输类别或净质量待核实，计算值未列', ''),
  },
  works: Object.fromEntries(deskWorks.map((work) => [work, both(workNames[work], '')])),
  handover: { SELF: both('自提', 'SELF PICK-UP'), DELIVERY: both('送货', 'DELIVERY') },
  unknown: { LATER: both('补料时提供', 'TO BE ADVISED') },
  declaration: {
    AIR: both(
      '兹声明：本托运货物的内容已按正确运输名称完整、准确地说明，并已分类、包装、标记和张贴标签，各方面均处于适合运输的状态，符合适用的国际与国家规定，且符合适用的航空运输要求。',
      'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to applicable international and national governmental regulations. I declare that all of the applicable air transport requirements have been met.',
    ),
    SHIPPER: both(
      '兹声明：本托运货物的内容已按正确运输名称完整、准确地说明，并已分类、包装、标记和张贴标志标牌，各方面均处于适合运输的状态，符合适用的国际与国家规定。',
      'I hereby declare that the contents of this consignment are fully and accurately described below by the proper shipping name, and are classified, packaged, marked and labelled/placarded and are in all respects in proper condition for transport according to the applicable international and national governmental regulations.',
    ),
  },
  packingStatement: {
    CLEAN: both(
      '1. 运输单元清洁、干燥，看来适合装载货物。',
      'The cargo transport unit was clean, dry and apparently fit to receive the goods.',
    ),
    SEGREGATED: both(
      '2. 按隔离要求须隔离的包件没有装在同一运输单元内，经主管机关批准的除外。',
      'Packages which need to be segregated in accordance with applicable segregation requirements have not been packed together onto or in the cargo transport unit, unless approved by the competent authority concerned.',
    ),
    SOUND: both(
      '3. 所有包件已作外观检查，只装入完好的包件。',
      'All packages have been externally inspected for damage, and only sound packages have been loaded.',
    ),
    SECURED: both(
      '4. 桶直立积载，经主管机关批准的除外；所有货物已妥善装载，必要时用适合预定运输方式的系固材料充分紧固。',
      'Drums have been stowed in an upright position, unless otherwise authorized by the competent authority, and all goods have been properly loaded and, where necessary, adequately braced with securing material to suit the mode(s) of transport for the intended journey.',
    ),
    BULK: both(
      '5. 散装货物在运输单元内分布均匀。',
      'Goods loaded in bulk have been evenly distributed within the cargo transport unit.',
    ),
    EXPLOSIVES: both(
      '6. 含第 1 类货物（1.4 项除外）的，运输单元按 7.1.2 结构上适用。',
      'For consignments including goods of class 1, other than division 1.4, the cargo transport unit is structurally serviceable in accordance with 7.1.2.',
    ),
    MARKED: both(
      '7. 运输单元与包件已正确标记、贴标签和标牌。',
      'The cargo transport unit and packages are properly marked, labelled and placarded, as appropriate.',
    ),
    COOLED: both(
      '8. 使用有窒息危险的物质冷却或调节温度的，运输单元外部已按 5.5.3.6 标记。',
      'When substances presenting a risk of asphyxiation are used for cooling or conditioning purposes, the cargo transport unit is externally marked in accordance with 5.5.3.6.',
    ),
    DOCUMENTED: both(
      '9. 装入运输单元的每票危险货物均已收到 5.4.1 所述的危险货物运输单证。',
      'A dangerous goods transport document, as indicated in 5.4.1, has been received for each dangerous goods consignment loaded in the cargo transport unit.',
    ),
  },
  packingDeclaration: {
    PACKER: both(
      '兹声明：上述货物已按适用的规定装入上述集装箱或车辆。',
      'I hereby declare that the goods described above have been packed/loaded into the container/vehicle identified above in accordance with the applicable provisions.',
    ),
  },
};

export interface WordedTable {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface WordedSection {
  heading: string;
  rows: readonly { term: string; text: string }[];
  tables: readonly WordedTable[];
  /** Running text at the end. */
  paragraphs?: readonly string[];
}

/** Content of a document, shared by file and page. */
export interface WordedDocument {
  title: string;
  subtitle: string;
  fileName: string;
  orderNo: string;
  issued: string;
  sections: readonly WordedSection[];
  notes: readonly string[];
  /** In Chinese and English. */
  isBilingual?: boolean;
  /** Red striped border, mandatory for declarations by air. */
  isStriped?: boolean;
  /** Labels of true size, each on a page of its own at the end. */
  sheets?: readonly LabelSheet[];
}

type Language = 'both' | 'cn';

/** Joins both names on one line, sentences on two. */
const say = ({ cn, en }: { cn: string; en: string }, language: Language): string =>
  language === 'cn' || en === '' || en === cn ? cn : `${cn}${cn.endsWith('。') ? '\n' : ' '}${en}`;

export const termName = (term: Term): string => documentTerms[term].cn;

export const missingText = ({ term, line }: MissingField): string =>
  line === null ? termName(term) : words.ofLine(line, termName(term));

function valueText(value: DocumentValue, language: Language): string {
  if (typeof value === 'string') return value;
  const name = documentCodes[value.list][value.code];
  return [name === undefined ? value.code : say(name, language), value.value ?? ''].join(' ').trim();
}

const GROUPS: readonly FeeLine['group'][] = ['FREIGHT', 'DANGEROUS', 'ORIGIN', 'SERVICE', 'DESTINATION'];

const amountText = ({ atCost, amount, currency, payTerm }: FeeLine): string => {
  if (atCost) return fees.atCost;
  const money = formatMoney(amount, currency);
  return payTerm === 'COL' ? `${money}\n${fees.collect}` : money;
};

const feeName = ({ feeName: name, feeCode, taxRate }: FeeLine): string =>
  [`${name} ${feeCode}`, taxRate === null ? '' : fees.tax(taxRate)].filter((part) => part !== '').join('\n');

const feeTables = (lines: readonly FeeLine[]): WordedTable[] =>
  GROUPS.flatMap((group) => {
    const ofGroup = lines.filter((line) => line.group === group);
    if (ofGroup.length === 0) return [];
    return [
      {
        caption: groupName(group, ofGroup),
        columns: [fees.columns.name, fees.columns.unitPrice, fees.columns.amount],
        rows: ofGroup.map((line) => [feeName(line), line.atCost ? '' : countedText(line), amountText(line)]),
      },
    ];
  });

function wordSection({ name, rows = [], table, fees: charged }: DocumentSection, language: Language): WordedSection {
  const totals = (charged?.totals ?? []).map(({ currency, amount }) => ({
    term: fees.total[currency] ?? currency,
    text: `${currencySymbol(currency)}${formatAmount(amount)}`,
  }));
  const terms = table?.columns.map((term) => say(documentTerms[term], language)) ?? [];
  return {
    heading: say(words.sections[name], language),
    rows: [
      ...rows.map(({ term, values }) => ({
        term: say(documentTerms[term], language),
        text: values.map((value) => valueText(value, language)).join('\n'),
      })),
      ...totals,
    ],
    tables: [
      ...(table === undefined ? [] : [{ caption: null, columns: terms, rows: table.rows }]),
      ...feeTables(charged?.lines ?? []),
    ],
  };
}

export const wordSections = (sections: readonly DocumentSection[], language: Language): WordedSection[] =>
  sections.map((section) => wordSection(section, language));

export const documentFileName = ({ kind, orderNo, issuedAt }: Omit<DocumentDescription, 'missing' | 'sections'>) =>
  `${words.names[kind].cn}-${orderNo}-${localDay(issuedAt, CHINA)}.pdf`;

export function wordDocument(document: DocumentDescription, isDemo: boolean): WordedDocument {
  const { kind, orderNo, issuedAt, sections, sheets } = document;
  const language: Language = words.bilingual.includes(kind) ? 'both' : 'cn';
  return {
    title: words.names[kind].cn,
    subtitle: words.names[kind].en,
    fileName: documentFileName(document),
    orderNo,
    issued: minuteText(issuedAt, CHINA),
    sections: wordSections(sections, language),
    notes: [...words.notes[kind], ...(isDemo ? [shell.demo] : [])],
    isBilingual: language === 'both',
    isStriped: kind === 'air-declaration',
    ...(sheets === undefined ? {} : { sheets }),
  };
}
