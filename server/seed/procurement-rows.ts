import { createHash } from 'node:crypto';
import { DAY_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { shanghaiDay, startOfShanghaiDay } from './calendar.ts';
import { certificateIdOf } from './certificates.ts';
import { chance } from './chance.ts';
import { registerRows } from './register-rows.ts';

type Post = typeof schema.procurementPosts.$inferInsert;
type Line = typeof schema.procurementLines.$inferInsert;
interface Package {
  type: string;
  /** Kilograms of the content and of the whole package; null in bulk. */
  netKg: string | null;
  grossKg: string | null;
}

/** Packages of the goods below, by the names their offers use. */
const packages: Readonly<Record<string, Package>> = {
  散水: { type: 'BLK', netKg: null, grossKg: null },
  '25 kg 袋': { type: 'BAG', netKg: '25', grossKg: '25.2' },
  '155 kg 钢桶': { type: '1A1', netKg: '155', grossKg: '173' },
  '160 kg 钢桶': { type: '1A1', netKg: '160', grossKg: '178' },
  '180 kg 钢桶': { type: '1A1', netKg: '180', grossKg: '198' },
  '190 kg 钢桶': { type: '1A1', netKg: '190', grossKg: '208' },
  '225 kg 塑桶': { type: '1H1', netKg: '225', grossKg: '234.5' },
  '250 kg 塑桶': { type: '1H1', netKg: '250', grossKg: '259.5' },
  '1000 L 吨桶': { type: '31HA1', netKg: '785', grossKg: '845' },
  '1050 kg 吨桶': { type: '31HA1', netKg: '1050', grossKg: '1110' },
  '1200 kg 吨桶': { type: '31HA1', netKg: '1200', grossKg: '1260' },
  '1650 kg 吨桶': { type: '31HA1', netKg: '1650', grossKg: '1710' },
};

/** Price bands: tons from which the price per ton is lower by this many yuan. */
const bands = [
  [5, 0],
  [20, 80],
  [50, 150],
] as const;

type Goods = readonly [
  cn: string,
  en: string,
  cas: string,
  unNo: string | null,
  grade: string,
  purity: string,
  packing: string,
  yuanPerTon: number,
];

// biome-ignore format: a table reads by rows
const goods: readonly Goods[] = [
  ['丙酮', 'ACETONE', '67-64-1', '1090', '工业级优等品', '≥99.5 %', '160 kg 钢桶', 6_250],
  ['甲醇', 'METHANOL', '67-56-1', '1230', '工业级优等品', '≥99.9 %', '散水', 2_480],
  ['异丙醇', 'ISOPROPANOL', '67-63-0', '1219', '电子级', '≥99.9 %', '1000 L 吨桶', 7_600],
  ['乙酸乙酯', 'ETHYL ACETATE', '141-78-6', '1173', '工业级优等品', '≥99.7 %', '180 kg 钢桶', 5_980],
  ['甲苯', 'TOLUENE', '108-88-3', '1294', '石油级', '≥99.8 %', '散水', 6_450],
  ['苯乙烯', 'STYRENE MONOMER', '100-42-5', '2055', '聚合级', '≥99.8 %', '散水', 8_350],
  ['N,N-二甲基甲酰胺', 'DIMETHYLFORMAMIDE', '68-12-2', '2265', '工业级优等品', '≥99.9 %', '190 kg 钢桶', 4_150],
  ['片碱', 'SODIUM HYDROXIDE FLAKES', '1310-73-2', '1823', '工业级', '≥99 %', '25 kg 袋', 3_180],
  ['冰醋酸', 'GLACIAL ACETIC ACID', '64-19-7', '2789', '食品级', '≥99.8 %', '1050 kg 吨桶', 3_420],
  ['双氧水', 'HYDROGEN PEROXIDE', '7722-84-1', '2014', '工业级', '50 %', '1200 kg 吨桶', 1_380],
  ['丙三醇', 'GLYCERINE', '56-81-5', null, '医药级', '≥99.7 %', '250 kg 塑桶', 5_650],
  ['二甲基亚砜', 'DIMETHYL SULFOXIDE', '67-68-5', null, '工业级', '≥99.9 %', '225 kg 塑桶', 9_800],
  ['丙烯酸丁酯', 'BUTYL ACRYLATE', '141-32-2', '2348', '工业级优等品', '≥99.5 %', '散水', 9_150],
  ['四氢呋喃', 'TETRAHYDROFURAN', '109-99-9', '2056', '工业级', '≥99.95 %', '180 kg 钢桶', 11_200],
  ['磷酸', 'PHOSPHORIC ACID', '7664-38-2', '1805', '食品级', '85 %', '1650 kg 吨桶', 6_900],
  ['环己烷', 'CYCLOHEXANE', '110-82-7', '1145', '工业级', '≥99.9 %', '155 kg 钢桶', 7_250],
];

const paymentTerms = ['款到发货', '月结 30 天', '银行承兑'] as const;
const tradeTerms = ['送到', '自提', 'FOB', 'CIF'] as const;

/** Shaped like an unguessable id, but the same on every start. */
const postId = (serial: number) =>
  createHash('sha256').update(`procurement ${serial}`).digest('base64url').slice(0, 26);

export function procurementRows(now: number): { posts: Post[]; lines: Line[] } {
  const today = startOfShanghaiDay(now);
  const posts: Post[] = [];
  const lines: Line[] = [];
  for (let serial = 1; serial <= 16; serial += 1) {
    const dice = chance(`procurement ${serial}`);
    const kind = serial % 2 === 0 ? 'REQUEST' : 'OFFER';
    const isClosed = serial === 15 || serial === 16;
    const company = registerRows[(serial + 3) % registerRows.length];
    const first = goods[serial - 1];
    if (!first || !company) continue;
    const id = postId(serial);
    posts.push({
      id,
      number: `PRC000101${String(serial).padStart(5, '0')}`,
      kind,
      // The account that orders in demos sells nothing, because users cannot order their own goods.
      userId: kind === 'OFFER' ? 'user-vehicle' : 'user-verified',
      enterpriseId: kind === 'OFFER' ? 'enterprise-vehicle' : 'enterprise-verified',
      company: company.name,
      title: kind === 'OFFER' ? `现货供应 ${first[0]}` : `采购 ${first[0]}`,
      tradeTerm: dice.pick(tradeTerms),
      paymentTerm: dice.pick(paymentTerms),
      deliveryPlace: company.address,
      deliveryDate: shanghaiDay(today + dice.between(20, 45) * DAY_MS),
      taxIncluded: true,
      qualifications: first[3] === null ? [] : ['危化品经营许可'],
      contactName: company.legalPerson,
      contactPhone: `120000001${String(serial).padStart(2, '0')}`,
      views: 0,
      createdAt: new Date(today - dice.between(1, 9) * DAY_MS),
      deadline: new Date(isClosed ? today - DAY_MS : today + dice.between(6, 18) * DAY_MS + 64_800_000),
      revokedAt: null,
      awardedAt: null,
      demo: true,
    });
    const picked = [first, ...(dice.between(0, 1) === 0 ? [goods[(serial + 4) % goods.length] ?? first] : [])];
    lines.push(
      ...picked.map((item, index) =>
        lineOf({ postId: id, lineNo: index + 1, kind, item, store: company.address, today }),
      ),
    );
  }
  return { posts, lines };
}

interface Listed {
  postId: string;
  lineNo: number;
  kind: 'OFFER' | 'REQUEST';
  item: Goods;
  store: string;
  /** Start of the day. */
  today: number;
}

/** The lot of an offer, as in a certificate of analysis. */
function batchOf({ lineNo, postId, item, store, today }: Listed): NonNullable<Line['batch']> {
  const dice = chance(`batch ${postId} ${lineNo}`);
  const made = today - dice.between(10, 60) * DAY_MS;
  return {
    no: `${shanghaiDay(made).replaceAll('-', '')}-${dice.between(1, 9)}`,
    madeOn: shanghaiDay(made),
    usableUntil: shanghaiDay(made + 365 * DAY_MS),
    store,
    results: [
      { key: '含量', value: item[5] },
      { key: '水分', value: `0.0${dice.between(2, 9)} %` },
      { key: '色度', value: `${dice.between(2, 9)} Hazen` },
    ],
  };
}

function lineOf(listed: Listed): Line {
  const { postId, lineNo, kind, item } = listed;
  const [nameCn, nameEn, casNo, unNo, grade, purity, packing, yuanPerTon] = item;
  const dice = chance(`line ${postId} ${lineNo}`);
  const quantity = dice.between(4, 40) * 5;
  const price = yuanPerTon + 10 * dice.between(-20, 20);
  const { type, netKg, grossKg } = packages[packing] ?? { type: 'DRM', netKg: null, grossKg: null };
  return {
    postId,
    lineNo,
    nameCn,
    nameEn,
    casNo,
    unNo,
    grade,
    purity,
    specifications: [
      { key: '含量', value: purity },
      { key: '水分', value: '≤0.1 %' },
      { key: '色度', value: '≤10 Hazen' },
    ],
    packing,
    quantity: `${quantity}.000`,
    unit: '吨',
    price: `${price}.0000`,
    priceHidden: kind === 'REQUEST' && dice.between(0, 1) === 0,
    currency: '1',
    minimumQuantity: kind === 'OFFER' ? '5.000' : null,
    ...{ packageType: type, packageNetKg: netKg, packageGrossKg: grossKg },
    tiers: kind === 'OFFER' ? bands.map(([from, less]) => ({ from: String(from), price: String(price - less) })) : [],
    batch: kind === 'OFFER' ? { ...batchOf(listed), certificateId: certificateIdOf(listed) } : null,
  };
}
