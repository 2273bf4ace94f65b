import { brand } from '#copy/brand.ts';
import { isStuffing } from '#domain/cfs/context.ts';
import type * as schema from '../data/schema/index.ts';
import { chance } from './chance.ts';

type Warehouse = typeof schema.warehouses.$inferInsert;
type Supplier = typeof schema.suppliers.$inferInsert;
type Site = readonly [
  city: string,
  district: string,
  name: string,
  kinds: string,
  classes: string,
  port: string,
  km: number,
];

// biome-ignore format: a table reads by rows
const sites: readonly Site[] = [
  ['310000', '浦东新区', '临港危化品一号库', '甲类 乙类', '3 4.1 6.1 8 9', 'CNYSN', 38],
  ['310000', '浦东新区', '外高桥丙类普货库', '丙类 保税', '9', 'CNWGQ', 4],
  ['310000', '金山区', '漕泾化工罐区', '罐区 堆场', '3 6.1 8 9', 'CNCJG', 6],
  ['310000', '奉贤区', '奉贤恒温化学品库', '乙类 恒温', '3 5.2 8 9', 'CNYSN', 52],
  ['330200', '北仑区', '北仑危化品拼箱库', '甲类 乙类', '2.1 2.2 3 4.1 6.1 8 9', 'CNNGB', 8],
  ['330200', '镇海区', '镇海溶剂库', '甲类 罐区', '3 6.1 8', 'CNNGB', 27],
  ['320582', '保税区', '张家港保税化工库', '乙类 保税', '3 6.1 8 9', 'CNZJG', 3],
  ['370200', '黄岛区', '前湾港危化品库', '甲类 乙类', '3 4.1 5.1 6.1 8 9', 'CNTAO', 7],
  ['370200', '黄岛区', '董家口冷藏化学品库', '冷库 丙类', '5.2 9', 'CNTAO', 46],
  ['120000', '滨海新区', '临港经济区危化品库', '甲类 乙类', '3 6.1 8 9', 'CNTXG', 19],
  ['210200', '金普新区', '松木岛化学品库', '乙类 丙类', '3 8 9', 'CNDLC', 58],
  ['440300', '盐田区', '盐田港危化品拼箱库', '甲类 丙类', '3 6.1 8 9', 'CNYTN', 5],
  ['440100', '南沙区', '南沙剧毒品专库', '剧毒库 乙类', '6.1 8', 'CNNSA', 12],
  ['350200', '海沧区', '海沧涂料专用库', '甲类 丙类', '3 9', 'CNXMN', 6],
];

const worksOf = (left: number): string[] =>
  ['REPACK', 'LABEL', 'SAMPLE', 'COUNT', 'PALLETIZE', 'DECANT'].slice(0, 6 - left);

export const warehouseRows: readonly Warehouse[] = sites.map(
  ([cityCode, district, name, kinds, classes, portCode, portKilometres], sort): Warehouse => {
    const serial = String(sort + 1).padStart(2, '0');
    const dice = chance(`warehouse ${serial}`);
    const areaTotal = 500 * dice.between(8, 40);
    const hot = kinds.includes('恒温') || kinds.includes('冷库');
    return {
      id: `warehouse-${serial}`,
      name: `${name}（演示数据）`,
      cityCode,
      district,
      address: `${district}化工物流园${serial}号`,
      kinds: kinds.split(' '),
      dgClasses: classes.split(' '),
      forbidden: ['1 爆炸品', '7 放射性', ...(classes.includes('5.1') ? [] : ['5.1 氧化性'])],
      qualifications: [
        { name: '危险化学品经营许可证', number: `演示数据-WH${serial}-A`, expires: '2028-12-31' },
        { name: '港口危险货物作业附证', number: `演示数据-WH${serial}-B`, expires: '2027-12-31' },
      ],
      areaTotal,
      areaFree: Math.floor((areaTotal * dice.between(8, 45)) / 100),
      temperature: hot ? (kinds.includes('冷库') ? '2～8 ℃' : '15～25 ℃') : '常温',
      docks: dice.between(4, 16),
      pricePerTon: 10 * dice.between(12, 38),
      pricePerPallet: kinds.includes('罐区') ? null : 10 * dice.between(18, 52),
      pricePerCubicMetre: kinds.includes('罐区') ? 10 * dice.between(6, 14) : null,
      handlingPerTon: 100 * dice.between(22, 45),
      minimumDays: dice.pick([1, 3, 7]),
      freeDays: dice.pick([0, 3, 5]),
      portCode,
      portKilometres,
      openingHours: dice.pick(['08:00–17:30', '08:30–18:00', '全天，夜间需预约']),
      equipment: ['防爆叉车', '自动喷淋', '可燃气体报警', ...(dice.between(0, 1) === 0 ? ['静电消除装置'] : [])],
      minimumQuantity: dice.pick([1, 2, 5]),
      works: kinds.includes('罐区') ? ['DECANT', 'SAMPLE', 'COUNT'] : worksOf(dice.between(0, 2)),
      phone: `400-000-00${serial}`,
      demo: true,
      sort,
    };
  },
);

type Company = readonly [role: string, city: string, name: string];

// biome-ignore format: a table reads by rows
const companies: readonly Company[] = [
  ['TANK_OPERATOR', '310000', '东澜罐箱租赁'], ['TANK_OPERATOR', '330200', '甬江罐式集装箱运营'], ['TANK_OPERATOR', '370200', '齐鲁液体化学品罐运'],
  ['FLEXITANK', '310000', '浦江液袋技术'], ['FLEXITANK', '370200', '胶州湾液袋'],
  ['TRUCKER', '310000', `${brand.freight}危货车队`], ['TRUCKER', '330200', '北仑危货集卡'], ['TRUCKER', '370200', '黄岛危货集卡'], ['TRUCKER', '440300', '鹏城危货集卡'],
  ['RAIL_OPERATOR', '610100', '长安班列运营'], ['RAIL_OPERATOR', '500000', '渝新国际班列'], ['RAIL_OPERATOR', '330782', '义新国际班列'],
  ['CUSTOMS_BROKER', '310000', '申达报关'], ['CUSTOMS_BROKER', '330200', '甬通报关'], ['CUSTOMS_BROKER', '120000', '津港报关'],
];

export const supplierRows: readonly Supplier[] = [
  ...companies.map(([role, cityCode, name], sort) => ({
    id: `supplier-${role.toLowerCase().replaceAll('_', '-')}-${sort + 1}`,
    role,
    name: `${name}（演示数据）`,
    cityCode,
    carrierCode: null,
    demo: true,
    sort: 100 + sort,
  })),
  ...warehouseRows.flatMap(({ id, name, cityCode, kinds }, sort) =>
    ['WAREHOUSE', ...(isStuffing(kinds) ? ['CFS'] : [])].map((role) => ({
      id: `supplier-${role.toLowerCase()}-${id}`,
      role,
      name,
      cityCode,
      carrierCode: null,
      demo: true,
      sort: 200 + sort,
    })),
  ),
];
