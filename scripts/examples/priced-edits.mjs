import { after, before } from './edits.mjs';

/** Lines that a service with prices adds to files that are there. @type {readonly import('./edits.mjs').Edit[]} */
export const pricedEdits = [
  after(
    'contract/booked-services.ts',
    "import { airForm, airQuotePart } from './services/air.ts';\n",
    "import { bargeForm, bargeQuotePart } from './services/barge.ts';\n",
  ),
  after(
    'contract/booked-services.ts',
    "  air: booked('air', airForm, airQuotePart),\n",
    "  barge: booked('barge', bargeForm, bargeQuotePart),\n",
  ),
  after('contract/page-inputs.ts', "  airPrices: ['offers'],\n", "  bargePrices: ['offers'],\n"),
  after('contract/page-inputs.ts', "  'askCancellation',\n", "  'bargePrices',\n"),
  after(
    'contract/routes.ts',
    "  { name: 'domesticTrade', path: '/domesticTrade', layout: 'basic', permission: 'public' },\n",
    "  { name: 'shippingBarge', path: '/shippingBarge', layout: 'basic', permission: 'public' },\n",
  ),
  before(
    'contract/routes.ts',
    "  {\n    name: 'shippingFclAddOrder',",
    `  {
    name: 'shippingBargeAddOrder',
    path: '/shippingBarge/addOrder',
    layout: 'white',
    permission: 'signed-in',
    books: 'barge',
  },
`,
  ),
  after(
    'contract/site-table.ts',
    "import { airPrices } from './services/air-prices.ts';\n",
    "import { bargePrices } from './services/barge-prices.ts';\n",
  ),
  after('contract/site-table.ts', '  airPrices,\n', '  bargePrices,\n'),
  after(
    'copy/booking/services.ts',
    "import { page as airOrder, airWords } from '../air/order.ts';\n",
    "import { page as bargeOrder, bargeWords } from '../barge/order.ts';\n",
  ),
  after('copy/booking/outcome.ts', '  domestic: SAILING,\n', '  barge: SAILING,\n'),
  after('copy/booking/services.ts', '  air: airWords,\n', '  barge: bargeWords,\n'),
  after('copy/booking/services.ts', '  domesticTradeOrder: domesticOrder,\n', '  shippingBargeAddOrder: bargeOrder,\n'),
  after(
    'copy/operator/rates.ts',
    "  domestic: prices('内贸海运', '内贸船期'),\n",
    "  barge: prices('内河驳船', '内贸船期'),\n",
  ),
  after('copy/operator/replies.ts', "  domestic: ratesOf('内贸运价'),\n", "  barge: ratesOf('驳船运价'),\n"),
  after('copy/orders/list.ts', "    domestic: '内贸',\n", "    barge: '驳船',\n"),
  after(
    'copy/shell.ts',
    "  { page: 'domesticTrade', label: '内贸', href: '/domesticTrade' },\n",
    "  { page: 'shippingBarge', label: '驳船', href: '/shippingBarge' },\n",
  ),
  {
    file: 'docs/copy.md',
    from: '| Services | 整箱 拼箱 空运 铁路 内装 仓储 罐箱 液袋 内贸 陆运 危品服务台 采购 |\n',
    to: '| Services | 整箱 拼箱 空运 铁路 内装 仓储 罐箱 液袋 内贸 驳船 陆运 危品服务台 采购 |\n',
  },
  after(
    'docs/rates.md',
    '| `flexitank` | `OF` for `20GP`, exempt | 起运港, 目的港, 船公司, 箱型, 限重kg (what the carrier agreed to, required), 液袋容积L, 含, 免用箱天数 |\n',
    '| `barge` | `OF` in yuan by box, tax 9 | 起运港, 目的港, 船公司, 箱型, 限重kg, 免用箱天数 |\n',
  ),
  after(
    'docs/rates.zh-CN.md',
    '| `flexitank` 液袋 | `OF`，`20GP`，免税 | 起运港、目的港、船公司、箱型、限重kg（船公司同意的货重，必填）、液袋容积L、含（用顿号分开）、免用箱天数 |\n',
    '| `barge` 内河驳船 | `OF`，人民币，按箱型，税率写 9 | 起运港、目的港、船公司、箱型、限重kg、免用箱天数 |\n',
  ),
  after(
    'docs/wire.md',
    '| Internal fee page list | POST /api-item/fee/page **both** | service, lane | page of fee lines |\n',
    '| Barge prices | POST /api-item/price/barge **both** | orgPortCode?, dstPortCode?, etdFrom?, etdTo?, priceId? | both ports; the departures of the lane, or the next of each lane, with prices by box and fee lines, tax included |\n',
  ),
  { file: 'docs/wire.md', from: 'ices, domest', to: 'ices, bargePrices, domest' },
  after(
    'domain/imports/kinds.ts',
    "import { airKind } from '../air/rate-columns.ts';\n",
    "import { bargeKind } from '../barge/rate-columns.ts';\n",
  ),
  after('domain/imports/kinds.ts', '  domestic: domesticKind,\n', '  barge: bargeKind,\n'),
  {
    file: 'domain/imports/services.ts',
    from: "export const rateServices = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'] as const;\n",
    to: "export const rateServices = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic', 'barge'] as const;\n",
  },
  after('domain/imports/services.ts', "  domestic: 'coasters',\n", "  barge: 'coasters',\n"),
  {
    file: 'domain/orders/number.ts',
    from: "  ...{ FLX: 'flexitank', DOM: 'domestic', DGD: 'dgdesk', PRC: 'goods', TRK: 'truck' },\n",
    to: "  ...{ FLX: 'flexitank', DOM: 'domestic', BRG: 'barge', DGD: 'dgdesk', PRC: 'goods', TRK: 'truck' },\n",
  },
  after(
    'domain/shipment/number-kinds.ts',
    "  domestic: { shipment: ['billNo', 'vessel', 'voyage'], unit: ['containerNo', 'sealNo'] },\n",
    "  barge: { shipment: ['billNo', 'vessel', 'voyage'], unit: ['containerNo', 'sealNo'] },\n",
  ),
  after(
    'domain/shipment/milestone-kinds.ts',
    "  domestic: SEA.filter((kind) => kind !== 'released' && kind !== 'transferred'),\n",
    "  barge: SEA.filter((kind) => kind !== 'released' && kind !== 'transferred'),\n",
  ),
  after(
    'machines/order-life/order-life.plans.ts',
    '  domestic: shipped,\n',
    "  barge: ['submitted', 'booked', 'released', 'stuffed', 'departed', 'arrived', 'completed'],\n",
  ),
  after(
    'scripts/kit/page-files.mjs',
    "  domesticTradeOrder: ['src/features/domestic/order-page.tsx', 'src/features/domestic/order-forms.ts'],\n",
    `  shippingBarge: ['src/features/barge/page.tsx'],
  shippingBargeAddOrder: ['src/features/barge/order-page.tsx', 'src/features/barge/order-forms.ts'],
`,
  ),
  {
    file: 'scripts/rates.mjs',
    from: '  运价：fcl（整箱，默认）lcl（拼箱）air（空运）rail（铁路）tank（罐箱）flexitank（液袋）domestic（内贸海运）\n',
    to: '  运价：fcl（整箱，默认）lcl（拼箱）air（空运）rail（铁路）tank（罐箱）flexitank（液袋）domestic（内贸海运）barge（内河驳船）\n',
  },
  {
    file: 'scripts/rates.mjs',
    from: "const RATES = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic'];\n",
    to: "const RATES = ['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic', 'barge'];\n",
  },
  after(
    'server/calls/item.ts',
    "import { listAirPrices } from '../market/air/prices.ts';\n",
    "import { listBargePrices } from '../market/barge/prices.ts';\n",
  ),
  after('server/calls/item.ts', "  | 'airPrices'\n", "  | 'bargePrices'\n"),
  after(
    'server/calls/item.ts',
    '  airPrices: async (request, context) => listAirPrices(context.db, request, await buyerOf(context)),\n',
    '  bargePrices: async (request, context) => listBargePrices(context.db, request, await buyerOf(context)),\n',
  ),
  after(
    'server/head/page-words.ts',
    "import { page as airLift } from '#copy/air/search.ts';\n",
    "import { page as shippingBarge } from '#copy/barge/search.ts';\n",
  ),
  after('server/head/page-words.ts', '  railWayIndex,\n', '  shippingBarge,\n'),
  after(
    'server/orders/services.ts',
    "import { airOrders } from './air/service.ts';\n",
    "import { bargeOrders } from './barge/service.ts';\n",
  ),
  after('server/orders/services.ts', '  air: airOrders,\n', '  barge: bargeOrders,\n'),
  before(
    'server/rates/lane-markets.ts',
    '  domestic: {\n',
    `  barge: {
    locationKind: 'port',
    prefix: 'BRG',
    unitOf,
    detailsOf: (offer) => defined({ freeDays: freeDaysOf(offer) }),
  },
`,
  ),
  before(
    'server/seed/other-lanes.ts',
    "/** Price of an airline's second flight relative to its first. */\n",
    `/** Fen for a 20GP. */
const barge: readonly Short[] = [
  ['CNWUH', 'CNSHA', 5, 'DC-ZHONGGU', 92_000],
  ['CNCKG', 'CNSHA', 9, 'DC-ZHONGGU', 168_000],
];

`,
  ),
  after(
    'server/seed/other-lanes.ts',
    "  ...domestic.map((row) => lane('domestic', 'port', row, { freeDays: 7 })),\n",
    "  ...barge.map((row) => lane('barge', 'port', row, { freeDays: 5 })),\n",
  ),
  after('server/seed/other-rows.ts', "  domestic: ['3', '4.1', '6.1', '8', '9'],\n", '  barge: [],\n'),
  {
    file: 'server/seed/other-rows.ts',
    from: "  if (service === 'domestic') {\n",
    to: "  if (service === 'domestic' || service === 'barge') {\n",
  },
  after(
    'src/app/page-loaders.ts',
    "    chart: async () => (await import('#src/features/domestic/page.tsx')).domestic,\n",
    `  },
  shippingBarge: {
    view: () => import('#src/features/barge/page.tsx'),
    chart: async () => (await import('#src/features/barge/page.tsx')).barge,
`,
  ),
  after(
    'src/features/booking/services.ts',
    "    chart: async () => (await import('#src/features/air/order-forms.ts')).airOrder,\n",
    `  },
  barge: {
    view: () => import('#src/features/barge/order-page.tsx'),
    chart: async () => (await import('#src/features/barge/order-forms.ts')).bargeOrder,
`,
  ),
  after(
    'src/features/header/views/links.ts',
    "  shippingFclAddOrder: 'shippingFcl',\n",
    "  shippingBargeAddOrder: 'shippingBarge',\n",
  ),
];
