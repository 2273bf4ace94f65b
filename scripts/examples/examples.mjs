import { after, before } from './edits.mjs';
import { pricedEdits } from './priced-edits.mjs';
import { pricedTestEdits } from './priced-test-edits.mjs';

/**
 * @typedef {object} Example
 * @property {string} name Its folder here, laid over a copy of the tree.
 * @property {string} title
 * @property {number} limit How many files of the tree it may touch besides those it brings.
 * @property {readonly import('./edits.mjs').Edit[]} edits
 * @property {readonly string[]} commands Tools of node_modules; the first ones write what is generated.
 */

const vitest = 'vitest/vitest.mjs run --project';
const types = 'typescript/bin/tsc -p';
const lint = '@biomejs/biome/bin/biome ci --vcs-enabled=false --diagnostic-level=warn';

const orderRoute = `  {
    name: 'shippingFerryAddOrder',
    path: '/shippingFerry/addOrder',
    layout: 'white',
    permission: 'signed-in',
    books: 'ferry',
  },
`;

const FERRY = '#src/features/ferry';

const orderPage = `  ferry: {
    view: () => import('${FERRY}/order-page.tsx'),
    chart: async () => (await import('${FERRY}/order-forms.ts')).ferryOrder,
  },
`;

const pageFiles =
  "  shippingFerryAddOrder: ['src/features/ferry/order-page.tsx', 'src/features/ferry/order-forms.ts'],\n";

const checkoutSubject = "  ferry: subjectOf(ferryService as never, citricAcidForm, { [ENQUIRE]: '/enquiryFcl' }),\n";

const machineRow = `  {
    id: 'callback',
    machine: callbackMachine,
    title: '请回电',
    summary: 'Asks for a call back: sent once, can be retried',
    purpose: '请客服回电：只问一次，没有送到可以再试',
    view: 'Callback',
    cases: callbackCases,
  },
`;

const machineImports = `import { callbackCases } from '../callback/callback.cases.ts';

import { callbackMachine } from '../callback/index.ts';
`;

const machineLaw = `  callback: {
    'no failure is shown once it arrived': wherever(isAt('asked'), ({ context }) => context.refusal === null),
  },
`;

/** @type {readonly Example[]} */
export const examples = [
  {
    name: 'machine',
    title: '状态图',
    limit: 3,
    edits: [
      before('machines/catalogue/site.ts', 'import { chunkReloadCases }', machineImports),
      before('machines/catalogue/site.ts', "  {\n    id: 'auth-notice',", machineRow),
      before('tests/machines/walks/laws.ts', '  captcha: {\n', machineLaw),
    ],
    commands: [
      `${vitest} node tests/charts/stories.test.ts tests/charts/words.test.ts -u -t callback`,
      `${vitest} node tests/architecture/generated-pages.test.ts -u`,
      `${vitest} node tests/charts tests/machines -t callback`,
      `${vitest} node tests/architecture`,
      `${types} .`,
      `${types} machines`,
      `${lint} machines stories/callback src/features/callback copy tests/machines`,
      `${vitest} views-models tests/machines/callback.model.browser.test.tsx`,
      `${vitest} stories stories/callback`,
    ],
  },
  {
    name: 'page',
    title: '文字页',
    limit: 2,
    edits: [
      before(
        'contract/routes.ts',
        "  { name: 'root', path: '/root',",
        "  { name: 'training', path: '/training', layout: 'default', permission: 'public', isText: true },\n",
      ),
      before('tests/contract/routes.test.ts', "'/root', '/shippingLcl/oldIndex'", "'/training', "),
      { file: 'tests/contract/routes.test.ts', from: 'toHaveLength(36)', to: 'toHaveLength(37)' },
    ],
    commands: [
      `${vitest} node tests/contract tests/copy tests/features/app tests/architecture`,
      `${types} .`,
      `${types} contract`,
      `${lint} contract copy tests/contract`,
    ],
  },
  {
    name: 'service',
    title: '订舱服务',
    limit: 14,
    edits: [
      before('contract/routes.ts', "  { name: 'shippingFclSuccess', path:", orderRoute),
      before('scripts/kit/page-files.mjs', "  enquiryFcl: ['src", pageFiles),
      after('copy/orders/list.ts', "    fcl: '整箱',\n    lcl: '拼箱',\n", "    ferry: '渡轮',\n"),
      after(
        'contract/booked-services.ts',
        "import { fclForm, fclQuotePart } from './services/fcl.ts';\n",
        "import { ferryForm, ferryPart } from './services/ferry.ts';\n",
      ),
      after(
        'contract/booked-services.ts',
        "  fcl: booked('fcl', fclForm, fclQuotePart),\n",
        "  ferry: booked('ferry', ferryForm, ferryPart),\n",
      ),
      after(
        'server/orders/services.ts',
        "import { fclOrders } from './fcl/service.ts';\n",
        "import { ferryOrders } from './ferry/service.ts';\n",
      ),
      after('server/orders/services.ts', '  fcl: fclOrders,\n', '  ferry: ferryOrders,\n'),
      after(
        'copy/booking/services.ts',
        "import { orderPage as fclOrder, successPage as fclSuccess, fclWords } from '../fcl/order.ts';\n",
        "import { page as ferryOrder, ferryWords } from '../ferry/order.ts';\n",
      ),
      after('copy/booking/services.ts', '  fcl: fclWords,\n', '  ferry: ferryWords,\n'),
      after(
        'copy/booking/services.ts',
        '  shippingFclSuccess: fclSuccess,\n',
        '  shippingFerryAddOrder: ferryOrder,\n',
      ),
      after('src/features/booking/services.ts', ').fclOrder,\n  },\n', orderPage),
      after(
        'domain/shipment/number-kinds.ts',
        "  warehouse: { shipment: ['storeReceiptNo', 'storeReleaseNo'], unit: [] },\n",
        "  ferry: { shipment: ['bookingNo', 'vessel'], unit: ['containerNo'] },\n",
      ),
      after(
        'domain/shipment/milestone-kinds.ts',
        "  warehouse: ['received', 'delivered'],\n",
        "  ferry: ['booked', 'departed', 'arrived'],\n",
      ),
      before('machines/order-life/order-life.plans.ts', '  lcl: handedIn,', "  ferry: ['submitted', 'completed'],\n"),
      before(
        'tests/kit/valid-orders.ts',
        'import { glycerineNow }',
        "import { citricAcidAt } from '../features/ferry/order.ts';\n",
      ),
      before(
        'tests/kit/valid-orders.ts',
        '  lcl: (server, user)',
        '  ferry: async ({ clock }) => citricAcidAt(clock.now()),\n',
      ),
      before(
        'tests/features/booking/order-obstacles.browser.test.tsx',
        'import { flexitankService }',
        "import { ferryService } from '#domain/ferry/service.ts';\n",
      ),
      before(
        'tests/features/booking/order-obstacles.browser.test.tsx',
        'import { flexitankGlycerine }',
        "import { citricAcidForm } from '../ferry/order.ts';\n",
      ),
      before('tests/features/booking/order-obstacles.browser.test.tsx', '  lcl: subjectOf(', checkoutSubject),
      before('tests/server/orders/obstacles.prove.test.ts', "  dgdesk: 'enquiryNo',", "  ferry: 'lane',\n"),
      before(
        'tests/server/orders/obstacles.prove.test.ts',
        '  lcl: { handInDay: GONE,',
        '  ferry: { readyDay: GONE },\n',
      ),
    ],
    commands: [
      `${vitest} node tests/copy/order-steps.test.ts -u`,
      `${lint} contract domain/ferry server/orders src/features copy tests/domain tests/contract tests/server/orders tests/features`,
      `${vitest} node tests/features/ferry/service.test.ts tests/domain/booking-form.test.ts tests/contract tests/copy tests/features tests/architecture tests/scripts/page-files.test.ts`,
      `${vitest} server tests/server/ferry/orders.test.ts tests/server/orders/quote.test.ts tests/server/head/head.test.ts`,
      `${vitest} server tests/server/orders/obstacles.prove.test.ts -t ferry`,
      `${vitest} views tests/features/ferry/booking-ferry.browser.test.tsx tests/features/booking/order-obstacles.browser.test.tsx`,
      'typescript/bin/tsc -b',
    ],
  },
  {
    name: 'priced',
    title: '有价格的服务',
    limit: 44,
    edits: [...pricedEdits, ...pricedTestEdits],
    commands: [
      `${vitest} node tests/copy/order-steps.test.ts tests/architecture/sheets.test.ts -u`,
      `${lint} contract copy domain server src/features src/app machines/order-life scripts tests`,
      `${vitest} node tests/features/barge tests/contract tests/copy tests/domain/copy-orders.test.ts tests/domain/imports.test.ts tests/domain/import-services.test.ts tests/domain/order-rules.test.ts tests/domain/service-sheets.test.ts tests/domain/sheet-templates.test.ts tests/features/header tests/architecture tests/scripts/page-files.test.ts`,
      `${vitest} server tests/server/barge tests/server/orders/quote.test.ts tests/server/head/head.test.ts`,
      `${vitest} server tests/server/rates/rates-services.prove.test.ts tests/server/orders/obstacles.prove.test.ts -t barge`,
      `${vitest} views tests/features/barge tests/features/booking/order-obstacles.browser.test.tsx`,
      'typescript/bin/tsc -b',
    ],
  },
];
