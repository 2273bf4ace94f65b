import { createHash } from 'node:crypto';
import { DAY_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { shanghaiDay, startOfShanghaiDay } from './calendar.ts';
import { chance } from './chance.ts';
import { registerRows } from './register-rows.ts';

type Post = typeof schema.procurementPosts.$inferInsert;
type Line = typeof schema.procurementLines.$inferInsert;
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

/** Long enough to be unguessable in form, and the same on every start. */
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
      userId: 'user-verified',
      enterpriseId: 'enterprise-verified',
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
    lines.push(...picked.map((item, index) => lineOf(id, index + 1, item, kind)));
  }
  return { posts, lines };
}

function lineOf(postId: string, lineNo: number, item: Goods, kind: 'OFFER' | 'REQUEST'): Line {
  const [nameCn, nameEn, casNo, unNo, grade, purity, packing, yuanPerTon] = item;
  const dice = chance(`line ${postId} ${lineNo}`);
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
    quantity: `${dice.between(4, 40) * 5}.000`,
    unit: '吨',
    price: `${yuanPerTon + 10 * dice.between(-20, 20)}.0000`,
    priceHidden: kind === 'REQUEST' && dice.between(0, 1) === 0,
    currency: '1',
    minimumQuantity: kind === 'OFFER' ? '5.000' : null,
  };
}
