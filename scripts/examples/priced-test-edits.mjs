import { after, before } from './edits.mjs';

/** Lines that it adds to tests. @type {readonly import('./edits.mjs').Edit[]} */
export const pricedTestEdits = [
  after('tests/contract/routes.test.ts', "    '/domesticTrade',\n", "    '/shippingBarge',\n"),
  {
    file: 'tests/contract/routes.test.ts',
    from: '  expect(addressed).toHaveLength(36);\n',
    to: '  expect(addressed).toHaveLength(37);\n',
  },
  after(
    'tests/domain/copy-orders.test.ts',
    "import { copyOfAirOrder } from '#domain/air/initial-form.ts';\n",
    "import { copyOfBargeOrder } from '#domain/barge/initial-form.ts';\n",
  ),
  after(
    'tests/domain/copy-orders.test.ts',
    "import { ethanolForm } from '#tests/features/air/order.ts';\n",
    "import { yarnForm } from '#tests/features/barge/order.ts';\n",
  ),
  before(
    'tests/domain/copy-orders.test.ts',
    "  ['warehouse', { ...storedForm, ...consentAndFiles }, copyOfWarehouseOrder({ ...storedForm, ...consentAndFiles }, NO)],\n",
    "  ['barge', { ...yarnForm, ...consentAndFiles, ...asked }, copyOfBargeOrder({ ...yarnForm, ...consentAndFiles }, NO)],\n",
  ),
  {
    file: 'tests/domain/import-services.test.ts',
    from: `  expect(servicesOf('coasters')).toEqual(['domestic']);
  expect(Object.keys(timetableOf)).toHaveLength(7);
`,
    to: `  expect(servicesOf('coasters')).toEqual(['domestic', 'barge']);
  expect(Object.keys(timetableOf)).toHaveLength(8);
`,
  },
  {
    file: 'tests/domain/order-rules.test.ts',
    from: "    ...['FCL', 'LCL', 'AIR', 'RWY', 'CFS', 'WHS', 'TNK', 'FLX', 'DOM', 'DGD', 'PRC', 'TRK', 'ENQ'],\n",
    to: "    ...['FCL', 'LCL', 'AIR', 'RWY', 'CFS', 'WHS', 'TNK', 'FLX', 'DOM', 'BRG', 'DGD', 'PRC', 'TRK', 'ENQ'],\n",
  },
  after(
    'tests/features/booking/order-obstacles.browser.test.tsx',
    "import { airService } from '#domain/air/service.ts';\n",
    "import { bargeService } from '#domain/barge/service.ts';\n",
  ),
  after(
    'tests/features/booking/order-obstacles.browser.test.tsx',
    "import { ethanolForm } from '../air/order.ts';\n",
    "import { yarnForm } from '../barge/order.ts';\n",
  ),
  after(
    'tests/features/booking/order-obstacles.browser.test.tsx',
    "  air: subjectOf(airService as never, ethanolForm, { 选择其他航班: '/airLift', [ENQUIRE]: '/enquiryFcl' }),\n",
    "  barge: subjectOf(bargeService as never, yarnForm, { [SAILING]: '/shippingBarge', [ENQUIRE]: '/enquiryFcl' }),\n",
  ),
  after(
    'tests/kit/service-sheets.ts',
    "const domestic = { origin: 'CNSHA', destination: 'CNNSA', carrier: 'DC-PANASIA', cargo: '危险品' };\n",
    "const barge = { origin: 'CNWUH', destination: 'CNSHA', carrier: 'DC-ZHONGGU', cargo: '普货' };\n",
  ),
  after(
    'tests/kit/service-sheets.ts',
    `    { ...domestic, ...truck, fee: 'DDC', city: '440100', kilometres: '55', price: '888' },
  ],
`,
    `  barge: [
    {
      ...{ ...barge, ...freight, basis: '箱', currency: 'CNY', box: '20GP', price: '955' },
      ...{ limitKg: '26000', tax: '9', freeDays: '5' },
    },
    { ...barge, ...fee, fee: 'DOC', price: '123.45' },
  ],
`,
  ),
  before(
    'tests/kit/sheet-templates.ts',
    '  coasters: {\n',
    `  barge: {
    sheet: '运价',
    titles:
      '起运港*|目的港*|船公司*|货类*|危险品类别|费用代码*|箱型|计费单位*|币种*|单价|税率%*|付款方式*|生效日期*|失效日期*|限重kg|免用箱天数|舱位|备注',
    keys: 'origin|destination|carrier|cargo|classes|fee|box|basis|currency|price|tax|payTerm|from|to|limitKg|freeDays|space|remark',
    first: 'CNSHA|CNNSA|DC-PANASIA|N||OF|20GP|CONTAINER|CNY|980.00|9|PRE|2026-01-01|2026-01-31|26000|5|PLENTY|',
    second: 'CNSHA|CNNSA|DC-PANASIA|N||DOC||SHIPMENT|CNY|150.00|6|PRE|2026-01-01|2026-01-31||||',
  },
`,
  ),
  after(
    'tests/kit/sold-services.ts',
    "import { airPartOf } from '../features/air/order.ts';\n",
    `import { yarnAt } from '../features/barge/on-server.ts';
import { BARGE_LANE, bargePartOf } from '../features/barge/order.ts';
`,
  ),
  after(
    'tests/kit/sold-services.ts',
    "    domestic: async (server) => (await ask(server, 'domesticPrices', { ...coastalQuery, isDanger: 'Y' })).items,\n",
    "    barge: async (server) => (await ask(server, 'bargePrices', BARGE_LANE)).items,\n",
  ),
  before(
    'tests/kit/sold-services.ts',
    "} satisfies Record<Exclude<RateService, 'fcl'>, (server: TestServer, user: string) => Promise<object>>;\n",
    `  barge: async (server) => {
    const form = await yarnAt(server);
    return { service: 'barge', part: bargePartOf(form), form } as const;
  },
`,
  ),
  after(
    'tests/kit/valid-orders.ts',
    "import { ethanolAt } from '../features/air/on-server.ts';\n",
    "import { yarnAt } from '../features/barge/on-server.ts';\n",
  ),
  after('tests/kit/valid-orders.ts', '  air: (server, user) => ethanolAt(server, user),\n', '  barge: yarnAt,\n'),
  after(
    'tests/server/orders/obstacles.prove.test.ts',
    "  ...{ domestic: 'priceId', cfs: 'warehouseId', warehouse: 'warehouseId', goods: 'goodsId', truck: 'copiedFrom' },\n",
    "  barge: 'priceId',\n",
  ),
  {
    file: 'tests/server/orders/obstacles.prove.test.ts',
    from: "    (['fcl', 'rail', 'tank', 'flexitank', 'domestic'] as const).map((service) => [\n",
    to: "    (['fcl', 'rail', 'tank', 'flexitank', 'domestic', 'barge'] as const).map((service) => [\n",
  },
  {
    file: 'tests/server/orders/obstacles.prove.test.ts',
    from: "    (['fcl', 'lcl', 'rail', 'tank', 'flexitank', 'domestic'] as const).map((service) => [\n",
    to: "    (['fcl', 'lcl', 'rail', 'tank', 'flexitank', 'domestic', 'barge'] as const).map((service) => [\n",
  },
  after(
    'tests/server/orders/obstacles.prove.test.ts',
    "  domestic: { 'pickup.day': GONE, 'delivery.day': GONE, priceId: LAPSED },\n",
    '  barge: { readyDay: GONE, priceId: LAPSED },\n',
  ),
  after(
    'tests/server/rates/rates-services.prove.test.ts',
    "  domestic: ['OF 1777.00', 'DGD 123.45', 'TRK 1234.00', 'DDC 888.00'],\n",
    "  barge: ['OF 955.00', 'DOC 123.45'],\n",
  ),
];
