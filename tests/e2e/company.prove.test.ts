import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { type CallName, table } from '#contract/table.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import { documents } from '#copy/documents/terms.ts';
import { KIT } from '#copy/kit.ts';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { operatorOrders } from '#copy/operator/orders.ts';
import { operatorVerifications as verdicts } from '#copy/operator/requests.ts';
import { amendmentReplies, amendment as changed } from '#copy/orders/amendment.ts';
import { orders } from '#copy/orders/list.ts';
import { orderPapers, paperForm } from '#copy/orders/order.ts';
import { fees } from '#copy/search/terms.ts';
import { members } from '#copy/user-centre/enterprise.ts';
import { rooms, verification } from '#copy/user-centre/rooms.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { partOf } from '../kit/booking.ts';
import { boxOf, buttonOf, clickNext, expectAmounts, goToConfirm, openDraft, submitOrder } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToOrder, goToRoom } from '../kit/centre-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { wholeForm } from '../kit/order-calls.ts';
import { orderNoAt } from '../kit/order-journey.ts';
import { pdfText, withoutBlanks } from '../kit/pdf-text.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { clientHeaders } from '../kit/server.ts';
import { openContext, PAGE, register, tokenOf } from '../kit/sign-in-page.ts';
import { sendAs } from '../kit/signed-in.ts';
import { documentOf, plainPicture } from '../kit/upload-files.ts';

const VGM = paperText.VERIFIED_MASS;
const NUMBERS = ['CSQU3054383', 'MSKU1234565', 'TCLU1234568'];
const COMPANY = { creditCode: '91110000MA00ABCD4C', name: '两人化工（上海）有限公司' };
const [SHIPPER, CONSIGNEE] = ['TWO PEOPLE CHEMICAL CO LTD', 'ROTTERDAM RECEIVER BV'];
const TWO_BOXES = ['$2,300.00', '¥3,390.00'];
const THREE_BOXES = ['$3,450.00', '¥4,660.00'];
const DIFFERENCES = ['$1,150.00', '¥1,270.00'];
const LATER = '2030-12-31';
const paper = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: documentOf(plainPicture(9, 9), 9, 9),
};

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Person {
  context: BrowserContext;
  page: Page;
}

async function registered(phone: string): Promise<Person> {
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await register(page, mouseOf(page), site, phone);
  return { context, page };
}

async function operator(): Promise<Person> {
  const made = await makeOperatorAt(site, '两人公司的操作员');
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site.address}/desk/`);
  await enterOperatorRoom(page, made);
  return { context, page };
}

const goTo = (page: Page, query: string) => goToRoom(page, site, query);

const openOrder = (page: Page, no: string) => goToOrder(page, site, no);

const totalsOf = (page: Page) => page.getByRole('table', { name: fees.title }).locator('tfoot');
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name });

async function openVerification(page: Page) {
  await goTo(page, 'redirect=verification');
  await buttonOf(page, rooms.verification.open).click();
  const dialog = page.getByRole('dialog', { name: verification.title });
  await dialog.getByLabel(verification.creditCode, { exact: true }).fill(COMPANY.creditCode);
  await dialog.getByRole('button', { name: verification.lookUp, exact: true }).click();
  return dialog;
}

/** The company is unknown, so an operator decides. */
async function found({ page }: Person, operatorPage: Page) {
  const dialog = await openVerification(page);
  await dialog.getByLabel(verification.name, { exact: true }).fill(COMPANY.name);
  await dialog.getByRole('button', { name: verification.submitToOperator, exact: true }).click();
  await dialog.getByText(verification.pendingTitle, { exact: true }).waitFor();

  await buttonOf(operatorPage, door.roomNames.verifications).click();
  const waiting = operatorPage.getByRole('listbox', { name: verdicts.title }).getByRole('option');
  await waiting.filter({ hasText: COMPANY.name }).click();
  await operatorPage.getByRole('radio', { name: verdicts.pass }).check();
  await buttonOf(operatorPage, verdicts.submit).click();
  await operatorPage.getByText(verdicts.done.PASS, { exact: true }).waitFor();

  await dialog.getByRole('button', { name: verification.check, exact: true }).click();
  await dialog.getByText(verification.passedTitle, { exact: true }).waitFor();
}

/** The form filled in up to its confirmation, both agreements read, and the order sent. */
async function order({ context, page }: Person): Promise<string> {
  const form = await wholeForm(context, site.address);
  const party = { ...form.shipper, addressEn: '1 SAMPLE ROAD', countryCode: 'CN' };
  const named: FclForm = {
    ...form,
    parties: 'NOW',
    shipper: { ...party, companyNameEn: SHIPPER },
    consignee: { ...party, companyNameEn: CONSIGNEE, countryCode: 'NL' },
    notifySame: true,
  };
  await openDraft(page, site.address, named, 'services');
  const hand = mouseOf(page);
  await goToConfirm(page, hand);
  await submitOrder(page, hand, [seaFreightCharges.title, dangerousGoodsProtocol.title], []);
  return orderNoAt(page, '/shippingFcl/addOrderSuccess', 'FCL');
}

/** The code is taken: B asks, and A accepts. */
async function join(a: Person, b: Person) {
  const dialog = await openVerification(b.page);
  await dialog.getByText(verification.takenTitle, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: verification.join, exact: true }).click();
  await dialog.getByText(verification.requestedTitle, { exact: true }).waitFor();
  await goTo(a.page, 'redirect=members');
  await buttonOf(a.page, members.accept.booker).click();
  await a.page.getByText(members.lead(COMPANY.name, 2), { exact: true }).waitFor();
}

/** Every paper that has to be uploaded, where it stands. */
async function handInPapers(page: Page) {
  const open = page.getByRole('button', { name: new RegExp(`^${orderPapers.upload} `) });
  await open.first().waitFor();
  const labels = await open.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) {
    const name = label.slice(orderPapers.upload.length + 1);
    await buttonOf(page, label).click();
    const form = page.getByRole('form', { name: orderPapers.title(name), exact: true });
    await form.locator('input[type=file]').setInputFiles(paper);
    await form
      .getByRole('button', { name: KIT.files.remove(paper.name) })
      .first()
      .waitFor();
    for (const until of await form.getByLabel(orderPapers.days.SAILING).all()) await until.fill(LATER);
    for (const since of await form.getByLabel(orderPapers.days.REVISION).all()) await since.fill('2026-01-05');
    await form.getByRole('button', { name: orderPapers.submit }).click();
    await rowOf(page, name).getByText(paperStatusText.IN_REVIEW).waitFor();
  }
}

/** The masses of the boxes from this one on; who answers for them is asked once. */
async function handInMasses(page: Page, from: number, open: string) {
  await buttonOf(page, paperForm.openFor(open, VGM)).click();
  const form = page.getByRole('form', { name: paperForm.title(VGM) });
  const boxes = from === 0 ? 2 : 3;
  for (let index = from; index < boxes; index += 1) {
    const box = form.getByRole('region', { name: paperForm.box(index + 1, '20GP') });
    await box.getByLabel(fieldLabel('boxes.0.containerNo')).fill(NUMBERS[index] ?? '');
    await box.getByLabel(fieldLabel('boxes.0.dunnageKg')).fill('120');
    await box.getByLabel(fieldLabel('boxes.0.tareKg')).fill('2230');
  }
  const signed = { signature: 'ZHANG SAN', weigher: '李四', weighingPlace: '上海外高桥', telephone: '13900000001' };
  if (from === 0) for (const [path, text] of Object.entries(signed)) await form.getByLabel(fieldLabel(path)).fill(text);
  await form.getByRole('button', { name: paperForm.submit }).click();
  await rowOf(page, VGM).getByText(paperStatusText.IN_REVIEW).waitFor();
}

/** A third box, its difference accepted, and the change asked for. */
async function amend({ page }: Person, no: string) {
  const hand = mouseOf(page);
  await openOrder(page, no);
  await page.getByRole('link', { name: changed.begin }).click();
  await page.getByRole('form', { name: stepName('route') }).waitFor();
  await boxOf(page, 'containers.0.quantity').locator('input').fill('3');
  for (const step of ['cargo', 'services']) {
    await clickNext(page, hand, step);
    await page.getByRole('form', { name: stepName(step) }).waitFor();
  }
  await clickNext(page, hand, 'confirm');
  const difference = page.getByRole('dialog', { name: changed.difference.title });
  await expectAmounts(difference.locator('tfoot'), [...TWO_BOXES, ...THREE_BOXES, ...DIFFERENCES]);
  await buttonOf(page, changed.difference.accept).click();
  await page.getByRole('form', { name: stepName('confirm') }).waitFor();
  await submitOrder(page, hand, [seaFreightCharges.title], ['agree', 'truth'], changed.form.submit);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
  await page
    .getByRole('article', { name: changed.name(1) })
    .getByText(changed.states.waiting)
    .waitFor();
  await expectAmounts(totalsOf(page), TWO_BOXES);
}

async function openAsOperator(operatorPage: Page, no: string) {
  await buttonOf(operatorPage, door.roomNames.orders).click();
  await operatorPage.getByRole('searchbox', { name: operatorOrders.search }).fill(no);
  await buttonOf(operatorPage, operatorOrders.find).click();
  const rows = operatorPage.getByRole('listbox', { name: operatorOrders.title }).getByRole('option');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().click();
  await operatorPage.getByRole('form', { name: operatorOrders.next }).waitFor();
}

/** The operator accepts every paper that waits, and releases the order. */
async function release(operatorPage: Page, no: string) {
  await openAsOperator(operatorPage, no);
  const waiting = operatorPage.getByRole('button', { name: new RegExp(`^${operatorOrders.accept} `) });
  await waiting.first().waitFor();
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await waiting.first().click();
    await expect.poll(() => waiting.count()).toBe(left - 1);
  }
  const next = operatorPage.getByRole('form', { name: operatorOrders.next });
  const status = next.getByRole('combobox', { name: operatorOrders.status });
  await status.selectOption({ label: orders.statuses.booked });
  const answer = next.getByRole('combobox', { name: operatorOrders.dangerous });
  await answer.selectOption({ label: orders.dgStatuses.accepted });
  await next.getByLabel(operatorOrders.remark, { exact: true }).fill('其余单证随后补');
  await buttonOf(operatorPage, operatorOrders.move).click();
  await operatorPage.getByText(operatorOrders.moved, { exact: true }).waitFor();
  await expect.poll(() => status.locator('option', { hasText: orders.statuses.booked }).count()).toBe(0);
  await status.selectOption({ label: orders.statuses.released });
  await buttonOf(operatorPage, operatorOrders.move).click();
  await expect.poll(() => status.locator('option', { hasText: orders.statuses.released }).count()).toBe(0);
}

async function documentText(page: Page, kind: DocumentKind): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: documents.takeOf(documents.names[kind].cn) }).click();
  return pdfText(new Uint8Array(await readFile(await (await download).path())));
}

/** The order is released at its new price, and its documents say what was booked. */
async function expectReleased({ page }: Person, no: string) {
  await goTo(page, 'redirect=order');
  await page.getByRole('row').filter({ hasText: no }).getByText(orders.statuses.released).waitFor();
  await openOrder(page, no);
  await expectAmounts(totalsOf(page), THREE_BOXES);
  const expectedFigures = {
    'booking-note': [SHIPPER, CONSIGNEE, 'METHANOL'],
    'dg-declaration': [SHIPPER, CONSIGNEE, 'UN1230', 'METHANOL'],
    'packing-certificate': ['UN1230', 'METHANOL'],
    'quote-sheet': ['3450.00', '4660.00'],
    'order-confirmation': ['20GP × 3', '3450.00', orders.statuses.released],
  } satisfies Partial<Record<DocumentKind, readonly string[]>>;
  for (const [kind, texts] of Object.entries(expectedFigures) as [DocumentKind, readonly string[]][]) {
    const text = (await documentText(page, kind)).replaceAll(',', '');
    for (const expectedText of [no, ...texts])
      expect([kind, text]).toEqual([kind, expect.stringContaining(withoutBlanks(expectedText))]);
  }
}

/** Every call that takes an order number, as a stranger who knows it would make it. */
function callsAbout(
  no: string,
  { form, papers, fileId }: { form: object; papers: OrderAnswer['papers']; fileId: string },
) {
  const valuesOf = (code: string) => papers.find((one) => one.code === code)?.handIn?.form?.values;
  return {
    order: { no },
    cancelOrder: { no },
    amendOrder: { no, service: 'fcl', seen: 1, quoteId: 'a-quote-of-another', form },
    withdrawAmendment: { no, amendment: 1 },
    askCancellation: { no, reason: '不发了' },
    withdrawCancellation: { no, cancellation: 1 },
    acceptCancellation: { no, cancellation: 1, version: 1 },
    handInPaper: { no, paper: 'PACKING_USE_CERTIFICATE', version: 1, fileIds: [fileId], day: LATER },
    handInMass: { no, version: 2, form: valuesOf('VERIFIED_MASS') },
    handInInstruction: { no, version: 0, form: valuesOf('SHIPPING_INSTRUCTION') },
    answerDraft: { no, version: 1, form: { decision: 'CONFIRM', lines: [] } },
    nameVehicles: { no, version: 0, form: { vehicleCount: '', vehicles: [] } },
    orderMessages: { no },
    sendOrderMessage: { no, text: '这是谁的货？' },
    orderDocument: { orderNo: no, kind: 'dg-declaration' },
    orderContract: { orderNo: no },
    concludeContract: { orderNo: no, versions: { contract: '2026-11-26', charge: '2026-11-26' } },
    contractDocument: { orderNo: no, kind: 'service-contract' },
  };
}

/** The order is not there for who is not of the company: on the page, in a list, and by any call. */
async function expectNothingFor(stranger: Person, a: Person, no: string) {
  await goTo(stranger.page, `redirect=order&orderNo=${no}`);
  await stranger.page.getByText(rooms.missingOrder, { exact: true }).waitFor();
  await goTo(stranger.page, 'redirect=order');
  await stranger.page.getByText(orders.none, { exact: true }).waitFor();
  await goTo(stranger.page, 'redirect=members');
  await stranger.page.getByText(members.none, { exact: true }).waitFor();

  const headersOf = async ({ context }: Person) => ({
    ...clientHeaders,
    authorization: await tokenOf(context),
    cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
  });
  const own = await headersOf(a);
  const { data: known } = await sendAs(site.address, own, 'order', { no });
  const files = known.papers.flatMap(({ handIn }) => handIn?.files ?? []);
  expect(files.length).toBeGreaterThan(3);
  const asked = callsAbout(no, { ...known, fileId: files[0]!.fileId });
  const aboutOrders = Object.values(table as Readonly<Record<string, Call>>)
    .filter(({ auth, path }) => auth === 'session' && /\/orders\/\{/.test(path))
    .map(({ name }) => name);
  expect(Object.keys(asked).sort()).toEqual(aboutOrders.sort());
  const headers = await headersOf(stranger);
  const codeOf = async (name: CallName, request: object) =>
    (await sendAs(site.address, headers, name, request, `asked-by-a-stranger-${name}`)).code;
  for (const [name, request] of Object.entries(asked))
    expect([name, await codeOf(name as CallName, request)]).toEqual([name, CODE.notFound]);
  const part = { service: 'fcl', part: partOf(known.form as unknown as FclForm), amends: no };
  expect(await codeOf('quote', part)).toBe(CODE.notFound);
  for (const { fileId } of files) expect(await codeOf('download', { id: fileId })).toBe(CODE.notFound);
  expect((await sendAs(site.address, own, 'order', { no })).data.status).toBe('released');
}

test('[10.10] [10.11] [10.12] [10.13] two people of one company take an order from founding to release, and a stranger sees nothing of it', {
  timeout: 240_000,
}, async () => {
  const a = await registered('13900031001');
  const { page: operatorPage } = await operator();
  await found(a, operatorPage);
  const no = await order(a);

  const b = await registered('13900031002');
  await goTo(b.page, `redirect=order&orderNo=${no}`);
  await b.page.getByText(rooms.missingOrder, { exact: true }).waitFor();
  await join(a, b);
  await openOrder(b.page, no);
  await handInPapers(b.page);
  await handInMasses(b.page, 0, paperForm.open);

  await amend(a, no);
  await openAsOperator(operatorPage, no);
  await buttonOf(operatorPage, operatorOrders.amendment.accept).click();
  await operatorPage.getByText(operatorOrders.amended, { exact: true }).waitFor();
  await openOrder(b.page, no);
  await b.page
    .getByRole('article', { name: changed.name(1) })
    .getByText(changed.states.accepted)
    .waitFor();
  await rowOf(b.page, VGM).getByText(amendmentReplies.massesAgain).waitFor();
  await handInMasses(b.page, 2, paperForm.change);

  await release(operatorPage, no);
  await expectReleased(a, no);
  await expectReleased(b, no);
  await expectNothingFor(await registered('13900031003'), a, no);
});
