import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { carriers } from '#server/data/schema/reference.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { refuseClasses } from '#tests/kit/restrict.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('dangerous goods and places on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it.each([
    ['UN1230', ['1230']],
    ['1230', ['1230']],
    ['ｕｎ 1230', ['1230']],
    ['甲醇', ['1230']],
    ['67-56-1', ['1230']],
    ['methanol', ['1230']],
    ['123', ['1230', '1231']],
    ['_', []],
    ["'; drop table un_list_entries --", []],
    ['烯丙醇', ['1098']],
    ['allyl alcohol', ['1098']],
    ['alcohol allyl', ['1098']],
    ['发烟硫酸', ['1831']],
    ['un1869', ['1869']],
    ['hydrogen fluoride', ['1052']],
    ['ysyz', ['1173']],
    ['胶粘剂', ['1133']],
    ['UN 120', ['1202', '1208']],
  ])('[3.14] %s finds %j', async (keyword, found) => {
    const { items } = await ask(server, 'dgQuery', { keyword });
    const numbers = items.map(({ unNo }) => unNo);
    if (found.length === 0) expect(numbers).toEqual([]);
    else expect(numbers).toEqual(expect.arrayContaining(found));
  });

  it.each([
    ['3类', ['1230', '1294', '1715'], '1942'],
    ['5.1', ['1942', '2014', '1072'], '1230'],
    ['第 4 类', ['1350', '1384', '1402'], '1230'],
    ['毒性气体', ['1005', '1017'], '1230'],
    ['9', ['3077', '3480'], '1230'],
  ])('[1.2] the words %s find the numbers of a class', async (keyword, found, other) => {
    const numbers: string[] = [];
    for (let page = 1, total = 1; numbers.length < total; page += 1) {
      const answer = await ask(server, 'dgQuery', { keyword, pageSize: 50, page });
      numbers.push(...answer.items.map(({ unNo }) => unNo));
      total = answer.total;
    }
    expect(numbers).toEqual(expect.arrayContaining(found));
    expect(numbers).not.toContain(other);
  });

  it('[1.2] a class that stands for its divisions lists them all', async () => {
    const { items } = await ask(server, 'dgQuery', { dgClass: '2', pageSize: 50 });
    const divisions = items.flatMap(({ mainClass, subsidiaryClasses }) => [mainClass, ...subsidiaryClasses]);
    expect(divisions).toEqual(expect.arrayContaining(['2.1', '2.2', '2.3']));
    const { items: explosives } = await ask(server, 'dgQuery', { dgClass: '1' });
    expect(explosives[0]).toMatchObject({ unNo: '0004', mainClass: '1.1' });
    expect((await send(server, 'dgQuery', { dgClass: '10' })).code).not.toBe('00000000');
  });

  it('[3.14] a class lists its numbers by pages', async () => {
    const first = await ask(server, 'dgQuery', { dgClass: '3', pageSize: 10 });
    const second = await ask(server, 'dgQuery', { dgClass: '3', pageSize: 10, page: 2 });
    expect(first.total).toBeGreaterThan(20);
    expect(
      first.items.every(({ mainClass, subsidiaryClasses }) => [mainClass, ...subsidiaryClasses].includes('3')),
    ).toBe(true);
    expect(new Set([...first.items, ...second.items].map(({ unNo }) => unNo)).size).toBe(20);
  });

  it('[1.2][3.14] a number tells its limits and who takes it', async () => {
    const methanol = await ask(server, 'dgDetail', { unNo: '1230' });
    expect(methanol).toMatchObject({
      nameCn: '甲醇',
      nameEn: 'METHANOL',
      mainClass: '3',
      subsidiaryClasses: ['6.1'],
      labels: ['3', '6.1'],
      limits: [
        { packingGroup: 'II', limitedQuantity: '1', tank: 'T7/TP2', passenger: '1L', cargo: '60L', lcl: 'ACCEPTED' },
      ],
    });
    expect(methanol.carriers.find(({ code }) => code === 'COSU')).toMatchObject({ takes: true, refusedClasses: [] });
    const [lingang, general] = methanol.warehouses;
    expect(lingang).toMatchObject({ kinds: ['甲类', '乙类'], takes: true, refusedClasses: [] });
    expect(general).toMatchObject({ kinds: ['丙类', '保税'], takes: false, refusedClasses: ['3', '6.1'] });
    expect(methanol.warehouses.filter(({ takes }) => !takes).length).toBeGreaterThan(0);
    expect(methanol.lanes.map(({ org, dst }) => `${org.code}-${dst.code}`)).toContain('CNSHA-NLRTM');
    expect(methanol.segregation).toContainEqual({ dgClass: '5.1', value: '2' });
    expect(methanol.segregation).toContainEqual({ dgClass: '1.1', value: '4' });
    expect(methanol.segregation.map(({ dgClass }) => dgClass)).toEqual(dgClasses.map(({ code }) => code));
    expect(methanol.papers.map(({ code }) => code)).toContain('PACKING_USE_CERTIFICATE');
    expect(methanol.wordedProvisions.map(({ code }) => code)).toEqual(['TP2']);
    expect(methanol.provisions[0]).toMatchObject({
      ...{ road: 'CARRIED', smallRoadLoad: '333', fireCategories: ['甲'] },
      tankNeed: { kind: 'LIQUID', code: 'T7', provision: 'TP2' },
    });
    const ammonia = await ask(server, 'dgDetail', { unNo: '1005' });
    expect(ammonia.provisions[0]).toMatchObject({ road: 'ASK', smallRoadLoad: '50', fireCategories: null });
    expect(ammonia.carriers.find(({ code }) => code === 'ZIMU')).toMatchObject({
      takes: false,
      refusedClasses: ['2.3'],
    });
  });

  it('[3.14] a lane takes a number only where its carrier and ports take the subsidiary classes too', async () => {
    const { db } = server.database;
    const refuse = (...classes: string[]) => refuseClasses(server, 'port', ['NLRTM'], classes);
    const toRotterdam = async (unNo: string) =>
      (await ask(server, 'dgDetail', { unNo })).lanes.some(({ dst }) => dst.code === 'NLRTM');
    expect(await toRotterdam('1230')).toBe(true);
    const takeBack = await refuse('6.1');
    expect([await toRotterdam('1230'), await toRotterdam('1263')]).toEqual([false, true]);
    await takeBack();
    const takeAllBack = await refuse('6');
    expect(await toRotterdam('1230')).toBe(false);
    await takeAllBack();
    const all = await db.select({ code: carriers.code }).from(carriers);
    const codes = all.map(({ code }) => code);
    const carriersAgain = await refuseClasses(server, 'carrier', codes, ['6.1']);
    expect([await toRotterdam('1230'), await toRotterdam('1263')]).toEqual([false, true]);
    await carriersAgain();
    expect(await toRotterdam('1230')).toBe(true);
  });

  it('[3.14] a number that is not listed is shown so', async () => {
    expect(await send(server, 'dgDetail', { unNo: '9999' })).toMatchObject({
      code: '10004004',
      message: '未收录 UN9999，可提交人工查询',
    });
  });

  it.each([
    ['1263 with 1942', [{ unNo: '1263' }, { unNo: '1942' }], '2', 'BLOCK'],
    ['1230 with 2014', [{ unNo: '1230' }, { unNo: '2014' }], '2', 'BLOCK'],
    ['3 with 8', [{ classes: ['3'] }, { classes: ['8'] }], 'X', 'OK'],
    ['6.1 with 5.1', [{ classes: ['6.1'] }, { classes: ['5.1'] }], '1', 'WARN'],
    ['5.2 with 6.2', [{ classes: ['5.2'] }, { classes: ['6.2'] }], '3', 'BLOCK'],
    ['acid with alkali', [{ unNo: '1789' }, { unNo: '1824' }], '2', 'BLOCK'],
    [
      'both in limited quantity',
      [
        { unNo: '1789', limitedQuantity: true },
        { unNo: '1824', limitedQuantity: true },
      ],
      '2',
      'OK',
    ],
  ] as const)('[3.14] segregation of %s', async (_, goods, value, level) => {
    const { pairs, worst } = await ask(server, 'dgSegregation', { goods: goods.map((one) => ({ ...one })) as never });
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ a: 0, b: 1, value, level });
    expect(pairs[0]!.reason).toContain('最终以船公司/海事审核为准');
    expect(pairs[0]!.steps.map(({ isDecisive }) => isDecisive)).toEqual(pairs[0]!.steps.map((_, at) => at === 0));
    expect(worst).toBe(level);
  });

  it('[3.14] says of a number it does not know that it does not', async () => {
    const { goods } = await ask(server, 'dgSegregation', { goods: [{ unNo: '9999' }, { unNo: '1230' }] });
    expect(goods.map(({ known }) => known)).toEqual([false, true]);
  });

  it.each([
    ['上海', 'CNSHA'],
    ['SH', 'CNSHA'],
    ['nb', 'CNNGB'],
    ['ludan', null],
    ['CNSHA', 'CNSHA'],
    ['rotterdam', 'NLRTM'],
    ['luteda', 'NLRTM'],
  ])('[3.14] %s finds the port %s', async (keyword, code) => {
    const { items } = await ask(server, 'cityPage', { keyword, pageSize: 200 });
    const codes = items.map((port) => port.code);
    if (code === null) expect(codes).toEqual([]);
    else expect(codes).toContain(code);
  });

  it.each([
    ['port', '沪', 'CNSHA'],
    ['port', '漢堡', 'DEHAM'],
    ['port', 'pusan', 'KRPUS'],
    ['city', '镐', '610100'],
    ['airport', 'Bombay', 'BOM'],
    ['station', '渝', 'CNCKG'],
  ] as const)('[3.14] the first %s called %s is %s', async (kind, keyword, code) => {
    const { items } = await ask(server, 'cityPage', { kind, keyword });
    expect(items[0]?.code).toBe(code);
  });

  it('[3.14] lists origins and destinations of lanes, and each kind of place', async () => {
    const origins = await ask(server, 'cityPage', { side: 'origin', pageSize: 200 });
    expect(origins.items.map(({ code }) => code)).toContain('CNSHA');
    expect(origins.items.map(({ code }) => code)).not.toContain('NLRTM');
    const europe = await ask(server, 'cityPage', { side: 'destination', lane: '欧洲', pageSize: 200 });
    expect(europe.items.every(({ lane }) => lane === '欧洲')).toBe(true);
    expect(origins.items.find(({ code }) => code === 'CNSHA')?.hot).toBe(true);
    expect(origins.items.some(({ hot }) => !hot)).toBe(true);
    const destinations = await ask(server, 'cityPage', { side: 'destination', pageSize: 200 });
    expect(destinations.items.find(({ code }) => code === 'NLRTM')?.hot).toBe(true);
    for (const kind of ['airport', 'station', 'city'] as const) {
      expect((await ask(server, 'cityPage', { kind })).total).toBeGreaterThan(10);
    }
  });

  it('[3.14] the carousel has its slides in order', async () => {
    const slides = await ask(server, 'carousel', {});
    expect(slides[0]).toMatchObject({ id: 'carousel-fcl', href: '/shippingFcl' });
    expect(await ask(server, 'carousel', { position: 'nowhere' })).toEqual([]);
  });

  it('[6.5] a role filters the suppliers', async () => {
    const carriers = await ask(server, 'suppliers', { params: { role: 'CARRIER' } });
    expect(carriers.find(({ code }) => code === 'COSU')).toMatchObject({
      name: '中远海运',
      dgRejectClasses: ['1', '7'],
    });
    const truckers = await ask(server, 'suppliers', { params: { role: 'TRUCKER' } });
    expect(truckers.length).toBe(4);
    expect(new Set(truckers.map(({ role }) => role))).toEqual(new Set(['TRUCKER']));
  });
});
