import { describe, expect, test } from 'vitest';
import {
  type ArticleForm,
  articleErrors,
  BLOCKS_AT_MOST,
  blankArticle,
  blockFields,
  CELLS_AT_MOST,
  contentOf,
  formOf,
  HELP_NUMBER,
  LINE_AT_MOST,
  LINES_AT_MOST,
  SITE_ADDRESS,
} from '#domain/content/article-form.ts';
import { type ArticleBlock, emptyBlock, type TypedBlock, toBlock, toTyped } from '#domain/content/block.ts';
import { articleFilePath } from '#domain/content/file-path.ts';
import { type ArticleKind, articleKindNames, articleKinds, kindOf } from '#domain/content/kinds.ts';
import { goodsFields, licenceFields, maintainedSupplierRoles } from '#domain/content/market-fields.ts';
import { minuteText, parseMinute } from '#domain/content/minutes.ts';
import { PREVIEW, pathOfArticle, UNSAVED_ID } from '#domain/content/preview.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { cities } from '#domain/reference/cities.ts';

const block = (kind: TypedBlock['kind'], more: Partial<TypedBlock> = {}): TypedBlock => ({
  ...emptyBlock(kind),
  ...more,
});
const goods = {
  ...{ nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', unNo: '1090', grade: '工业级', purity: '≥99.5 %' },
  ...{ packing: '160 kg 钢桶', quantity: '20', unit: '吨', price: '6250', minimumQuantity: '5' },
  specifications: '水分：≤0.1 %',
};
const paragraph = block('paragraph', { text: '危险品运输新规' });
const news: ArticleForm = {
  fields: { category: '法规公告', title: '新规', summary: '自下月起', source: '海事局', tags: '' },
  blocks: [paragraph],
};
const campaign: ArticleForm = {
  fields: {
    ...{ title: '秋季', summary: '特价', stock: '0' },
    startsAt: '2026-10-01T08:00',
    endsAt: '2026-10-01T08:01',
  },
  blocks: [block('form', { text: '报名' })],
};
const found = (kind: ArticleKind, form: ArticleForm) =>
  articleErrors(kind, form).map(({ path, code }) => `${path} ${code}`);
const blocksFound = (...blocks: TypedBlock[]) => found('CAMPAIGN', { ...campaign, blocks });

describe('[10.6] kinds of articles', () => {
  const text = ['heading', 'paragraph', 'list', 'link', 'picture', 'file'];

  test('blocks and initial values of each kind', () => {
    const written = ['NEWS', 'CAROUSEL', 'CAMPAIGN', 'HELP'] as const;
    expect(articleKindNames).toEqual([...written, 'WAREHOUSE', 'SUPPLIER', 'POST']);
    expect(articleKindNames.map((kind) => kindOf(kind).blocks)).toEqual([
      ...[text, [], [...text, 'table', 'offers', 'form'], text],
      ...[['licence', 'picture'], [], ['goods']],
    ]);
    expect(written.map((kind) => blankArticle(kind).fields)).toEqual([
      { category: '', title: '', summary: '', source: '', tags: '' },
      { title: '', subtitle: '', illustration: 'vessel', href: '', sort: '0' },
      { title: '', summary: '', startsAt: '', endsAt: '', stock: '0' },
      { number: '', title: '' },
    ]);
    expect(blankArticle('NEWS').blocks).toEqual([]);
  });

  test('the fields of each, and how long they are', () => {
    const field = (kind: string, most: number, required = true) => ({ kind, ...(required && { required }), most });
    expect(articleKinds.NEWS.fields).toEqual({
      ...{ category: field('freeText', 20), title: field('freeText', 80), summary: field('longText', 200) },
      ...{ source: field('freeText', 40), tags: field('freeText', 80, false) },
    });
    expect(articleKinds.CAROUSEL.fields).toEqual({
      ...{ title: field('freeText', 40), subtitle: field('freeText', 60) },
      illustration: { kind: 'choice', required: true, choices: ['vessel', 'placard', 'tank', 'containers'] },
      ...{ href: field('freeText', 300), sort: field('freeText', 3) },
    });
    expect(articleKinds.CAMPAIGN.fields).toEqual({
      ...{ title: field('freeText', 60), summary: field('longText', 200) },
      ...{ startsAt: { kind: 'minute', required: true }, endsAt: { kind: 'minute', required: true } },
      stock: field('freeText', 3),
    });
    expect(articleKinds.HELP.fields).toEqual({ number: field('freeText', 20), title: field('freeText', 60) });
    const lines = field('longText', 4_000);
    expect(blockFields).toEqual({
      ...{ heading: { text: field('freeText', 80) }, paragraph: { text: field('longText', 2_000) }, list: { lines } },
      link: { text: field('freeText', 80), href: field('freeText', 300) },
      ...{ picture: { text: field('freeText', 120) }, file: { text: field('freeText', 120) } },
      ...{ table: { text: field('freeText', 200), lines } },
      ...{ offers: { text: field('freeText', 80, false), lines }, form: { text: field('freeText', 60) } },
      ...{ goods: goodsFields, licence: licenceFields },
    });
    expect([BLOCKS_AT_MOST, LINES_AT_MOST, LINE_AT_MOST, CELLS_AT_MOST]).toEqual([80, 60, 400, 8]);
  });
});

describe('[10.6] the market that the operator keeps', () => {
  const text = (most: number, more: object = {}) => ({ kind: 'freeText', required: true, most, ...more });
  const extra = (most: number, more: object = {}) => ({ kind: 'freeText', most, ...more });
  const count = (min: number, max: number) => ({
    ...{ kind: 'quantity', required: true, most: 7 },
    limits: { decimals: 0, min, max },
  });
  const day = { kind: 'quantity', most: 9, limits: { decimals: 2, min: '0.01', max: '999999' } };
  const choice = (...choices: string[]) => ({ kind: 'choice', required: true, choices });
  const cityCodes = cities.map(({ code }) => code);

  test('the fields of a warehouse', () => {
    expect(articleKinds.WAREHOUSE.fields).toEqual({
      ...{ title: text(60), cityCode: choice(...cityCodes), district: text(20), address: text(80) },
      ...{ portCode: text(5), portKilometres: count(0, 9_999) },
      kinds: text(200, { of: ['甲类', '乙类', '丙类', '恒温', '冷库', '保税', '堆场', '罐区', '剧毒库'] }),
      dgClasses: extra(200, {
        of: [
          ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'],
          ...['5.1', '5.2', '6.1', '6.2', '7', '8', '9'],
        ],
      }),
      ...{ forbidden: extra(120), areaTotal: count(1, 999_999), areaFree: count(0, 999_999) },
      ...{ temperature: text(20), docks: count(0, 999) },
      ...{ pricePerTon: day, pricePerPallet: day, pricePerCubicMetre: day },
      handlingPerTon: { ...day, required: true, limits: { decimals: 2, min: 0, max: '999999' } },
      ...{ minimumDays: count(1, 365), minimumQuantity: count(1, 9_999), freeDays: count(0, 365) },
      works: extra(200, { of: ['REPACK', 'LABEL', 'DECANT', 'SAMPLE', 'COUNT', 'PALLETIZE'] }),
      ...{ equipment: extra(200), openingHours: text(40), phone: text(20), sort: text(3) },
    });
    expect(articleKinds.WAREHOUSE.initial).toEqual({
      ...{ temperature: '常温', minimumDays: '1', minimumQuantity: '1', freeDays: '0', docks: '1', sort: '0' },
    });
    expect(licenceFields).toEqual({ name: text(40), number: text(60), expires: { kind: 'day', required: true } });
    expect(articleErrors('WAREHOUSE', blankArticle('WAREHOUSE')).map(({ path }) => path)).not.toContain('blocks');
  });

  test('the fields of a supplier', () => {
    const roles = ['WAREHOUSE', 'CFS', 'TANK_OPERATOR', 'FLEXITANK', 'TRUCKER', 'RAIL_OPERATOR', 'CUSTOMS_BROKER'];
    expect(maintainedSupplierRoles).toEqual(roles);
    expect(articleKinds.SUPPLIER.fields).toEqual({
      ...{ title: text(60), role: choice(...roles), cityCode: { kind: 'choice', choices: cityCodes }, sort: text(3) },
    });
    expect(articleKinds.SUPPLIER.initial).toEqual({ role: 'WAREHOUSE', sort: '0' });
  });

  test('the fields of a post and of its goods', () => {
    expect(articleKinds.POST.fields).toEqual({
      ...{ postKind: choice('OFFER', 'REQUEST'), title: text(80), deadline: { kind: 'minute', required: true } },
      ...{ trade: choice('DELIVERED', 'SELF', 'FOB', 'CIF'), payment: choice('BEFORE', 'MONTHLY', 'ACCEPTANCE') },
      ...{ tax: choice('WITH', 'WITHOUT'), deliveryPlace: text(100), deliveryDate: { kind: 'day', required: true } },
      qualifications: extra(200, { of: ['TRADE', 'MAKING', 'PRECURSOR'] }),
      ...{ contactName: text(20), contactPhone: text(20), remark: { kind: 'longText', most: 500 } },
    });
    expect(articleKinds.POST.initial).toEqual({
      ...{ postKind: 'OFFER', trade: 'DELIVERED', payment: 'BEFORE', tax: 'WITH' },
    });
    const amount = { kind: 'quantity', most: 12, limits: { decimals: 3, min: '0.001', max: '999999' } };
    expect(goodsFields).toEqual({
      ...{ nameCn: text(100), nameEn: extra(100), casNo: extra(20), unNo: extra(4), grade: extra(20) },
      ...{ purity: text(40), packing: text(40), quantity: { ...amount, required: true } },
      unit: choice('吨', '千克', '桶', '柜'),
      price: { kind: 'quantity', most: 14, limits: { decimals: 4, min: '0.0001', max: '9999999' } },
      ...{ minimumQuantity: amount, specifications: { kind: 'longText', most: 500 } },
    });
  });

  test('where each is read on the site', () => {
    const paths = articleKindNames.map((kind) => pathOfArticle(kind, 'a1', { cityCode: '310000' }));
    expect(paths).toEqual([
      ...['/news/a1', '/', '/act/a1', '/helpCenter?id=a1', '/warehouseing?cityCode=310000', '/'],
      '/procurement/share/a1',
    ]);
    expect(pathOfArticle('WAREHOUSE', 'a1', {})).toBe('/warehouseing?cityCode=');
    expect([PREVIEW, UNSAVED_ID]).toEqual(['preview', 'preview']);
  });
});

describe('[10.6] errors that prevent publishing an article', () => {
  test('none when everything is filled in', () => {
    expect([found('NEWS', news), found('CAMPAIGN', campaign)]).toEqual([[], []]);
  });

  test('fields and blocks that are missing, or are of another kind', () => {
    expect(found('NEWS', blankArticle('NEWS'))).toEqual([
      ...['category', 'title', 'summary', 'source'].map((name) => `fields.${name} REQUIRED`),
      'blocks REQUIRED',
    ]);
    expect(found('NEWS', { ...news, blocks: [paragraph, block('form', { text: '报名' })] })).toEqual([
      'blocks NOT_A_CHOICE',
    ]);
    expect(found('NEWS', { ...news, blocks: [paragraph, block('heading')] })).toEqual(['blocks.1.text REQUIRED']);
    const carousel = { ...blankArticle('CAROUSEL').fields, title: '罐箱', subtitle: '到港', href: '/tankIndex' };
    expect(found('CAROUSEL', { fields: carousel, blocks: [] })).toEqual([]);
    expect(found('CAROUSEL', { fields: carousel, blocks: [paragraph] })).toEqual(['blocks NOT_A_CHOICE']);
  });

  test('more than eighty blocks', () => {
    expect(found('NEWS', { ...news, blocks: Array(80).fill(paragraph) })).toEqual([]);
    expect(found('NEWS', { ...news, blocks: Array(81).fill(paragraph) })).toEqual(['blocks NOT_A_CHOICE']);
  });

  test.each([
    ['2026-10-01T08:00', ['fields.endsAt SPAN_BACKWARDS']],
    ['2026-09-30T09:00', ['fields.endsAt SPAN_BACKWARDS']],
    ['', ['fields.endsAt REQUIRED']],
  ])('a campaign that ends at %s, before a minute of it has passed', (endsAt, errors) => {
    expect(found('CAMPAIGN', { ...campaign, fields: { ...campaign.fields, endsAt } })).toEqual(errors);
  });

  test('a start that is missing turns no period round', () => {
    expect(found('CAMPAIGN', { ...campaign, fields: { ...campaign.fields, startsAt: '' } })).toEqual([
      'fields.startsAt REQUIRED',
    ]);
    const periods = { startsAt: '2026-10-02T08:00', endsAt: '2026-10-01T08:00' };
    expect(found('NEWS', { ...news, fields: { ...news.fields, ...periods } })).toEqual([]);
  });

  test('a number that is not whole, an address that leads elsewhere, a chapter that is none', () => {
    const carousel = { ...blankArticle('CAROUSEL').fields, title: '罐箱', subtitle: '到港' };
    const slide = (more: object) => found('CAROUSEL', { fields: { ...carousel, href: '/', ...more }, blocks: [] });
    expect([
      slide({ sort: ' 1 ' }),
      slide({ sort: '1.5' }),
      slide({ href: ' /a ' }),
      slide({ href: '//evil' }),
    ]).toEqual([...[[], ['fields.sort NOT_WHOLE'], [], ['fields.href SITE_ADDRESS']]]);
    const help = (number: string) => found('HELP', { fields: { number, title: '入门' }, blocks: [paragraph] });
    expect([help(' 1.2.3 '), help('1.0')]).toEqual([[], ['fields.number HELP_NUMBER']]);
    expect(blocksFound(block('link', { text: '去', href: 'http://a.example' }))).toEqual([
      'blocks.0.href SITE_ADDRESS',
    ]);
  });

  const table = (text: string, lines: string) => block('table', { text, lines });
  const lines = (count: number, length = 1) => Array(count).fill('航'.repeat(length)).join('\n');

  test.each<[string, TypedBlock, string[]]>([
    ['a table', table('港口|航程', '上海|30\n宁波 ｜ 31'), []],
    ['a row that is short', table('港口|航程', '上海|30\n宁波'), ['blocks.0.lines TABLE_ROWS']],
    ['a column without a name', table('港口|', '上海|30'), ['blocks.0.text TABLE_COLUMNS']],
    ['two columns of one name', table('港口|港口', '上海|30'), ['blocks.0.text TABLE_COLUMNS']],
    ['eight columns', table('1|2|3|4|5|6|7|8', 'a|b|c|d|e|f|g|h'), []],
    ['nine columns', table('1|2|3|4|5|6|7|8|9', 'a|b|c|d|e|f|g|h|i'), ['blocks.0.text TABLE_COLUMNS']],
    ['sixty lines', block('list', { lines: lines(60) }), []],
    ['a line more', block('list', { lines: lines(61) }), ['blocks.0.lines TOO_MANY_LINES']],
    ['a line of four hundred', block('list', { lines: lines(1, 400) }), []],
    [
      'a longer one behind a short one',
      block('list', { lines: `a\n${lines(1, 401)}` }),
      ['blocks.0.lines TOO_MANY_LINES'],
    ],
    ['bars in a list', block('list', { lines: 'a|b\nc' }), []],
  ])('%s', (_, one, errors) => expect(blocksFound(one)).toEqual(errors));

  test.each([
    ['/', true],
    ['/news/1?a=b', true],
    ['https://a.example/x', true],
    ['//a.example', false],
    ['/\\a.example', false],
    ['https://user@a.example', false],
    ['http://a.example', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s is an address: %s', (text, isOne) => expect(SITE_ADDRESS.test(text)).toBe(isOne));

  test('chapters have four levels at most', () => {
    expect(['1', '1.1.1.1', '1.1.1.1.1', '0', '1.', '1000'].map((text) => HELP_NUMBER.test(text))).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });
});

describe('[10.6] errors that prevent publishing a warehouse, a supplier and a post', () => {
  const store = {
    ...{ ...blankArticle('WAREHOUSE').fields, title: '一号库', cityCode: '310000', district: '浦东新区' },
    ...{ address: '化工路 1 号', portCode: 'CNSHA', portKilometres: '8', kinds: '甲类、乙类', dgClasses: '3、8' },
    ...{ areaTotal: '2000', areaFree: '800', handlingPerTon: '30', openingHours: '全天', phone: '021-5000-0000' },
  };
  const storeFound = (more: object) => found('WAREHOUSE', { fields: { ...store, ...more }, blocks: [] });

  test.each<[object, string[]]>([
    [{}, []],
    [{ kinds: '甲类、竹棚' }, ['fields.kinds NOT_A_CHOICE']],
    [{ kinds: '' }, ['fields.kinds REQUIRED']],
    [{ works: 'REPACK、FLY' }, ['fields.works NOT_A_CHOICE']],
    [{ cityCode: 'atlantis' }, ['fields.cityCode NOT_A_CHOICE']],
    [{ portCode: 'cnsha' }, ['fields.portCode PORT_CODE']],
    [{ areaFree: '2000' }, []],
    [{ areaFree: '2001' }, ['fields.areaFree TOO_LARGE']],
    [{ docks: '1.5' }, ['fields.docks NOT_WHOLE']],
    [{ pricePerTon: '3.255' }, ['fields.pricePerTon TOO_MANY_DECIMALS']],
    [{ areaTotal: '2,000' }, ['fields.areaTotal NOT_A_NUMBER']],
    [{ handlingPerTon: 'thirty' }, ['fields.handlingPerTon NOT_A_NUMBER']],
    [{ phone: '打给我' }, ['fields.phone PHONE']],
    [{ phone: ' 021-5000-0000 ', areaFree: ' 800 ' }, []],
  ])('a warehouse with %j', (more, errors) => expect(storeFound(more)).toEqual(errors));

  test('more free room than there is names the room there is', () => {
    const form = { ...blankArticle('WAREHOUSE'), fields: { ...store, areaFree: '2001' } };
    expect(articleErrors('WAREHOUSE', form)).toMatchObject([{ code: 'TOO_LARGE', values: { most: '2000' } }]);
  });

  test('a warehouse has papers and pictures, and no text', () => {
    const licence = block('licence', { name: '经营许可证', number: 'WH-1', expires: '2028-02-30' });
    const blocks = [licence, block('picture', { fileId: 'f-1', text: '库区' })];
    expect(found('WAREHOUSE', { fields: store, blocks })).toEqual(['blocks.0.expires NOT_A_DAY']);
    expect(found('WAREHOUSE', { fields: store, blocks: [paragraph] })).toEqual(['blocks NOT_A_CHOICE']);
  });

  test('a supplier has a name and a role', () => {
    const supplier = (more: object) =>
      found('SUPPLIER', { fields: { ...blankArticle('SUPPLIER').fields, title: '申达报关', ...more }, blocks: [] });
    expect([supplier({}), supplier({ title: '' }), supplier({ role: 'CARRIER' })]).toEqual([
      ...[[], ['fields.title REQUIRED'], ['fields.role NOT_A_CHOICE']],
    ]);
  });

  const post = {
    ...{ ...blankArticle('POST').fields, title: '现货丙酮', deadline: '2026-12-01T18:00', deliveryPlace: '上海' },
    ...{ deliveryDate: '2026-12-08', contactName: '周样例', contactPhone: '13800138000' },
  };
  const postFound = (more: object, ...blocks: TypedBlock[]) => found('POST', { fields: { ...post, ...more }, blocks });

  test('a post has goods, and an offer their price', () => {
    expect(postFound({}, block('goods', goods))).toEqual([]);
    expect(postFound({})).toEqual(['blocks REQUIRED']);
    const unpriced = block('goods', { ...goods, price: '' });
    expect(postFound({}, unpriced)).toEqual(['blocks.0.price REQUIRED']);
    expect(postFound({ postKind: 'REQUEST' }, unpriced)).toEqual([]);
    expect(postFound({ qualifications: 'TRADE、OTHER' }, block('goods', goods))).toEqual([
      'fields.qualifications NOT_A_CHOICE',
    ]);
  });

  test('a post has contact details, regardless of blanks', () => {
    expect(postFound({ contactPhone: ' 13800138000 ' }, block('goods', { ...goods, casNo: ' 67-64-1 ' }))).toEqual([]);
    expect(postFound({ contactPhone: '打给我' }, block('goods', goods))).toEqual(['fields.contactPhone PHONE']);
  });

  test.each<[object, string]>([
    [{ casNo: '67-64-2' }, 'casNo CAS_NUMBER'],
    [{ unNo: '109' }, 'unNo UN_NUMBER'],
    [{ nameEn: '丙酮' }, 'nameEn ASCII_ONLY'],
    [{ quantity: '0' }, 'quantity TOO_SMALL'],
    [{ unit: '船' }, 'unit NOT_A_CHOICE'],
    [{ specifications: '水分' }, 'specifications SPECIFICATIONS'],
  ])('goods with %j', (more, error) =>
    expect(postFound({}, block('goods', { ...goods, ...more }))).toEqual([`blocks.0.${error}`]),
  );
});

describe('[10.6] typed and stored form of an article', () => {
  const kept: ArticleBlock[] = [
    { kind: 'heading', text: '一' },
    { kind: 'paragraph', text: '二' },
    { kind: 'list', items: ['甲', '乙'] },
    { kind: 'link', text: '三', href: '/news' },
    { kind: 'picture', fileId: 'f-1', text: '四' },
    { kind: 'file', fileId: 'f-2', text: '五' },
    {
      kind: 'table',
      columns: ['港口', '航程'],
      rows: [
        ['上海', '30'],
        ['宁波', '31'],
      ],
    },
    { kind: 'offers', laneIds: ['L1', 'L2'], note: '七' },
    { kind: 'form', title: '八' },
    { kind: 'licence', name: '经营许可证', number: 'WH-1', expires: '2028-12-31' },
    { kind: 'goods', ...goods },
  ];

  test('each block converts back unchanged', () => {
    expect(kept.map((one) => toBlock(toTyped(one)))).toEqual(kept);
    expect(kept.map(toTyped)).toEqual([
      block('heading', { text: '一' }),
      block('paragraph', { text: '二' }),
      block('list', { lines: '甲\n乙' }),
      block('link', { text: '三', href: '/news' }),
      block('picture', { text: '四', fileId: 'f-1' }),
      block('file', { text: '五', fileId: 'f-2' }),
      block('table', { text: '港口 | 航程', lines: '上海 | 30\n宁波 | 31' }),
      block('offers', { text: '七', lines: 'L1\nL2' }),
      block('form', { text: '八' }),
      block('licence', { name: '经营许可证', number: 'WH-1', expires: '2028-12-31' }),
      block('goods', goods),
    ]);
    expect(toBlock(block('goods', { ...goods, nameCn: ' 丙酮 ' }))).toEqual({ kind: 'goods', ...goods });
    expect(toBlock({ ...emptyBlock('list'), kind: 'licence', name: '经营许可证' })).toEqual({
      ...{ kind: 'licence', name: '经营许可证', number: '', expires: '' },
    });
    expect(Object.keys(emptyBlock('goods'))).toEqual([...Object.keys(emptyBlock('list')), ...Object.keys(goodsFields)]);
    expect(emptyBlock('list')).toEqual({ kind: 'list', text: '', href: '', lines: '', fileId: '' });
  });

  test('surrounding blanks and empty lines are removed', () => {
    expect(toBlock(block('list', { lines: ' 甲 \n\n 乙' }))).toEqual({ kind: 'list', items: ['甲', '乙'] });
    expect(toBlock(block('link', { text: ' 三 ', href: ' /news ' }))).toEqual({
      kind: 'link',
      text: '三',
      href: '/news',
    });
    expect(contentOf({ fields: { title: ' 新规 ' }, blocks: [block('heading', { text: ' 一 ' })] })).toEqual({
      ...{ fields: { title: '新规' }, blocks: [{ kind: 'heading', text: '一' }] },
    });
  });

  test('the form has each field of its kind, those that are not kept empty', () => {
    expect(formOf('HELP', { fields: { title: '入门', other: 'x' }, blocks: [kept[0]!] })).toEqual({
      ...{ fields: { number: '', title: '入门' }, blocks: [block('heading', { text: '一' })] },
    });
  });

  test('a minute is of the clock in China', () => {
    const instant = Date.parse('2026-02-03T04:05:00+08:00');
    expect(minuteText(instant)).toBe('2026-02-03T04:05');
    expect(parseMinute('2026-02-03T04:05')).toBe(instant);
    expect(parseMinute('2026-02-03T24:00')).toBeNull();
  });

  test('tags are separated by commas or blanks; a file has a path', () => {
    expect(tagsOf('危险品、罐箱，新规, IMDG  海运,')).toEqual(['危险品', '罐箱', '新规', 'IMDG', '海运']);
    expect(tagsOf(' ')).toEqual([]);
    expect(articleFilePath('f-1')).toBe('/article-files/f-1');
  });
});
