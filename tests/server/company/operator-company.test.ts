import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeToSave, OperatorCode } from '#contract/calls/operator-codes.ts';
import { CODE } from '#contract/codes.ts';
import { builtBrand } from '#copy/brand.ts';
import { recordReplies } from '#copy/operator/replies.ts';
import { companyFields } from '#domain/company/facts.ts';
import { type LogoPicture, logoPath, logoSizes } from '#domain/company/logo.ts';
import { openingFacts } from '#domain/company/opening.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { CodeKind } from '#domain/reference/code-kinds.ts';
import { companySettings } from '#server/company/facts.ts';
import { seedRuns } from '#server/data/schema/index.ts';
import { textOf } from '#server/notices/channels/letter-text.ts';
import { shanghaiDay } from '#server/seed/calendar.ts';
import { seed } from '#server/seed/index.ts';
import { readSettings } from '#src/config/settings.ts';
import { ask } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { pdfPictures, pdfText } from '#tests/kit/pdf-text.ts';
import { csvOfRates, documentRow, freightRow, previewFile } from '#tests/kit/rate-sheet.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs, signIn } from '#tests/kit/signed-in.ts';
import { plainPicture } from '#tests/kit/upload-files.ts';

type Headers = Readonly<Record<string, string>>;

const nothing = Object.fromEntries(companyFields.map((field) => [field, ''])) as Record<
  (typeof companyFields)[number],
  string
>;
const facts = {
  ...nothing,
  ...{ company: '开张化工物流有限公司', serviceHotline: '400-000-9999', icpFiling: '沪ICP备12345678号' },
  ...{ serviceMail: 'kai@example.com', managerName: '张示例', managerPhone: '400-000-8888' },
};
const TAICANG = {
  ...{ code: 'CNTCX', nameCn: '太仓新港', nameEn: 'Taicang New Port', country: 'CN', timezone: 'Asia/Shanghai' },
  ...{ pinyin: 'taicangxingang', initials: 'tcxg', aliases: '太仓, 浏家港', group: '华东' as const },
};

describe.each(databaseKinds())('[10.1] [10.3] a company sets itself up on %s', (database) => {
  let server: TestServer;
  let headers: Headers;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    headers = await signInOperator(server, await makeOperator(server, '开张员', ['admin', 'rates']));
  }, 60_000);
  afterAll(() => server.stop());

  const company = async () => (await sendAs(server.address, headers, 'operatorCompany', {})).data;
  const saveCompany = (version: number, more: Partial<typeof facts> = {}) =>
    sendAs(server.address, headers, 'operatorCompanySave', { version, facts: { ...facts, ...more } });
  const config = () => ask(server, 'siteConfig', {});
  const save = (asked: CodeToSave) => sendAs(server.address, headers, 'operatorCodeSave', asked);
  const codes = async (kind: CodeKind, keyword = '') =>
    (await sendAs(server.address, headers, 'operatorCodes', { kind, keyword })).data;
  const found = async (kind: CodeKind, keyword: string): Promise<OperatorCode> =>
    (await codes(kind, keyword)).items[0]!;

  it('says of itself what its operators say, at once and everywhere, and else what the server was started with', async () => {
    const before = await config();
    expect(await company()).toMatchObject({
      ...{ version: 0, facts: nothing, editedBy: null },
      settings: { company: before.brand.company, serviceHotline: before.hotlines.service, managerName: '' },
    });
    expect((await saveCompany(0)).data).toMatchObject({ version: 1, facts, editedBy: '开张员' });
    const after = await config();
    expect(after).toMatchObject({
      brand: { company: facts.company },
      hotlines: { service: facts.serviceHotline, emergency: before.hotlines.emergency },
      filings: { icp: facts.icpFiling, police: before.filings.police },
      customerManager: { name: '张示例', phone: '400-000-8888' },
    });
    expect(await ask(server, 'serviceMail', {})).toBe('kai@example.com');
    const page = await (await fetch(`${server.address}/`)).text();
    if (page.includes('site-config')) expect(page).toContain(facts.company);
  });

  it('of two who save, the second sees what the first made of it; half a manager is refused', async () => {
    expect(await saveCompany(0, { company: '别家' })).toMatchObject({
      ...{ code: CODE.conflict, message: recordReplies.changed },
      data: { version: 1, facts: { company: facts.company } },
    });
    const half = await saveCompany(1, { managerPhone: '' });
    expect(half).toMatchObject({ code: CODE.invalidInput, data: { fields: { managerPhone: expect.any(String) } } });
    for (const wrong of [{ company: '<b>公司</b>' }, { serviceMail: 'unknown' }, { icpFiling: 'a\u0007' }])
      expect((await saveCompany(1, wrong)).code).toBe(CODE.invalidInput);
    expect((await company()).version).toBe(1);
  });

  it('a port that is added is found by visitors and may stand in a price list', async () => {
    expect((await codes('PORT', TAICANG.code)).total).toBe(0);
    const added = await save({ kind: 'PORT', of: null, fields: TAICANG });
    expect(added.data).toMatchObject({ code: 'CNTCX', version: 1, editedBy: '开张员', fields: { group: '华东' } });
    const listed = await ask(server, 'cityPage', { kind: 'port', keyword: 'liujiagang' });
    expect(listed.items.map(({ code }) => code)).not.toContain('CNTCX');
    for (const keyword of ['太仓新港', 'tcxg', '浏家港', 'CNTCX'])
      expect((await ask(server, 'cityPage', { kind: 'port', keyword })).items.map(({ code }) => code)).toContain(
        'CNTCX',
      );
    const sheet = await previewFile(server, csvOfRates([{ ...freightRow, origin: TAICANG.code }]));
    expect(sheet.data.errors).toEqual([]);
    expect(await save({ kind: 'PORT', of: null, fields: TAICANG })).toMatchObject({
      ...{ code: CODE.invalidInput, data: { fields: { code: recordReplies.taken } } },
    });
  });

  it('a code keeps what prices were written with, and a change is sent to who comes second', async () => {
    const port = await found('PORT', 'CNTCX');
    const of = { code: port.code, version: port.version };
    const renamed = await save({ kind: 'PORT', of, fields: { ...TAICANG, nameCn: '太仓三港' } });
    expect(renamed.data).toMatchObject({ version: 2, fields: { nameCn: '太仓三港' } });
    expect(await save({ kind: 'PORT', of, fields: TAICANG })).toMatchObject({
      ...{ code: CODE.conflict, data: { version: 2, fields: { nameCn: '太仓三港' } } },
    });
    const fee = await found('FEE', 'DOC');
    const written = { ...fee.fields, basis: 'CONTAINER' } as Extract<CodeToSave, { kind: 'FEE' }>['fields'];
    expect(await save({ kind: 'FEE', of: { code: 'DOC', version: fee.version }, fields: written })).toMatchObject({
      data: { fields: { basis: recordReplies.fixed } },
    });
    expect((await save({ kind: 'CITY', of: { code: '999999', version: 1 }, fields: cityOf('999999') })).code).toBe(
      CODE.notFound,
    );
  });

  it.each<[string, CodeToSave]>([
    ['fields.timezone', { kind: 'PORT', of: null, fields: { ...TAICANG, code: 'CNTAC', timezone: 'Mars/Base' } }],
    ['fields.code', { kind: 'PORT', of: null, fields: { ...TAICANG, code: 'TAICANG' } }],
    ['fields.nameCn', { kind: 'PORT', of: null, fields: { ...TAICANG, code: 'CNTAC', nameCn: '<script>' } }],
    ['basis', { kind: 'FEE', of: null, fields: feeOf('NEWFEE', 'CONTAINER,SHIPMENT') }],
  ])('cannot be kept: %s', async (field, asked) => {
    expect(await save(asked)).toMatchObject({
      ...{ code: CODE.invalidInput, data: { fields: { [field]: expect.any(String) } } },
    });
  });

  it('carriers, airports, stations, cities and fees are added likewise, and a new start leaves them as they are', async () => {
    const added: CodeToSave[] = [
      { kind: 'CARRIER', of: null, fields: carrierOf('HZLN') },
      { kind: 'AIRPORT', of: null, fields: { ...placeOf('XQQ'), country: 'CN' } },
      { kind: 'STATION', of: null, fields: { ...placeOf('CNTYN'), group: '发站' } },
      { kind: 'CITY', of: null, fields: cityOf('320999') },
      { kind: 'FEE', of: null, fields: feeOf('ECC', 'CONTAINER') },
    ];
    for (const asked of added) expect((await save(asked)).code, asked.kind).toBe(CODE.ok);
    expect((await ask(server, 'suppliers', { params: { role: 'CARRIER' } })).map(({ code }) => code)).toContain('HZLN');
    const shanghai = await found('PORT', 'CNSHA');
    const fields = { ...shanghai.fields, nameCn: '上海港改' } as Extract<CodeToSave, { kind: 'PORT' }>['fields'];
    await save({ kind: 'PORT', of: { code: 'CNSHA', version: shanghai.version }, fields });
    const row = { ...documentRow, carrier: 'HZLN', fee: 'ECC', box: '20GP', basis: '箱' };
    expect((await previewFile(server, csvOfRates([{ ...freightRow, carrier: 'HZLN' }, row]))).data.errors).toEqual([]);
    const { db } = server.database;
    await db.delete(seedRuns);
    await seed(db, { kind: 'demo', now: server.clock.now() });
    expect((await found('PORT', 'CNSHA')).fields.nameCn).toBe('上海港改');
    for (const {
      kind,
      fields: { code },
    } of added)
      expect((await codes(kind, code)).total, kind).toBe(1);
  });

  it('pages by code, and every act is in the log with before and after', async () => {
    const first = await codes('PORT');
    const second = (await sendAs(server.address, headers, 'operatorCodes', { kind: 'PORT', after: first.next! })).data;
    const listed = [...first.items, ...second.items].map(({ code }) => code);
    expect(listed).toEqual([...new Set(listed)].toSorted());
    expect(listed).toHaveLength(40);
    const log = (await sendAs(server.address, headers, 'operatorAudit', { subject: 'CNTCX' })).data.items;
    expect(log.map(({ action }) => action)).toEqual(['code.changed', 'code.added']);
    expect(log[0]).toMatchObject({ before: { nameCn: '太仓新港' }, after: { nameCn: '太仓三港' } });
    const ofCompany = (await sendAs(server.address, headers, 'operatorAudit', { subject: 'company' })).data.items;
    expect(ofCompany[0]).toMatchObject({ action: 'company.changed', after: { company: facts.company } });
  });

  it('the log is found by operator, number, kind and day, and shows no whole phone', async () => {
    const acts = async (asked: object) => (await sendAs(server.address, headers, 'operatorAudit', asked)).data.items;
    await saveCompany(1, { managerPhone: '13912345678' });
    const [latest] = await acts({ kind: 'company' });
    expect(latest).toMatchObject({ actor: '开张员', after: { managerPhone: '139****5678' } });
    expect((await company()).facts.managerPhone).toBe('13912345678');
    const ofCodes = await acts({ kind: 'code', keyword: 'cntcx' });
    expect(ofCodes.map(({ action }) => action)).toEqual(['code.changed', 'code.added']);
    expect((await acts({ keyword: '开张员' })).length).toBeGreaterThan(5);
    expect(await acts({ keyword: '没有这个人' })).toEqual([]);
    const today = shanghaiDay(server.clock.now());
    expect((await acts({ day: today })).length).toBeGreaterThan(5);
    expect(await acts({ day: shanghaiDay(server.clock.now() - DAY_MS) })).toEqual([]);
    expect(await acts({ day: shanghaiDay(server.clock.now() + DAY_MS) })).toEqual([]);
    const orderly = await signInOperator(server, await makeOperator(server, '不管的', ['orders', 'rates', 'content']));
    expect((await sendAs(server.address, orderly, 'operatorAudit', {})).code).toBe(CODE.invalidInput);
    expect((await sendAs(server.address, orderly, 'operatorCompany', {})).code).toBe(CODE.invalidInput);
  });

  const upload = async (name: string, content: Uint8Array) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(content)], name));
    const { 'content-type': _, ...own } = headers as Record<string, string>;
    const reply = await fetch(`${server.address}/api-platform/desk/company/logo`, {
      method: 'POST',
      headers: own,
      body: form,
    });
    return reply.json() as Promise<{ code: string; data: { logoId: string } }>;
  };
  const bytesAt = async (path: string) => {
    const reply = await fetch(`${server.address}${path}`);
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };

  /** As a customer takes it away. */
  async function quoteSheet(): Promise<Uint8Array> {
    const customer = await signIn(server, 'user-verified');
    const { items } = (await customer.call('orderList', { status: 'booked' })).data;
    const asked = { orderNo: items[0]!.orderNo, kind: 'quote-sheet' };
    const reply = await fetchAs(server.address, customer.headers, 'orderDocument', asked);
    return new Uint8Array(await reply.arrayBuffer());
  }

  it('its mark is drawn in every size from a PNG, a JPEG or a WebP; what is no picture, and SVG, is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await upload('mark.svg', svg)).code).toBe(CODE.invalidInput);
    expect((await upload('mark.png', svg)).code).toBe(CODE.invalidInput);
    expect((await upload('mark.webp', plainPicture(300, 120, 'webp').subarray(0, 40))).code).toBe(CODE.invalidInput);
    expect((await upload('mark.bmp', plainPicture(9, 9, 'png'))).code).toBe(CODE.invalidInput);
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const { code, data } = await upload(`mark.${format}`, plainPicture(300, 120, format));
      expect(code).toBe(CODE.ok);
      for (const [picture, width] of [...Object.entries(logoSizes), ['share', 1200]] as const) {
        const { bytes } = await bytesAt(logoPath(data.logoId, picture as LogoPicture));
        expect(bytes.subarray(1, 4).toString()).toBe('PNG');
        expect(bytes.readUInt32BE(16), picture).toBe(width);
      }
    }
    expect((await bytesAt('/company-logo/none/mark.png')).status).toBe(404);
    expect((await saveCompany((await company()).version, { logo: 'b1b2c3d4e5f6a7b8c9d0' })).code).toBe(
      CODE.invalidInput,
    );
  });

  it('its name and mark stand in every page, message and document from then on, and go back as they were', async () => {
    const { version } = await company();
    const { data } = await upload('mark.png', plainPicture(64, 64, 'png'));
    const own = { brandName: '示化', latinName: 'Shihua', logo: data.logoId, address: '上海市示例路 8 号' };
    expect((await saveCompany(version, own)).data).toMatchObject({ facts: own });
    expect(await config()).toMatchObject({
      ...{ brand: { name: '示化', latinName: 'Shihua', logo: logoPath(data.logoId, 'mark') }, address: own.address },
    });
    const settings = await companySettings({ db: server.database.db, clock: server.clock, settings: readSettings({}) });
    const letter = {
      ...{ id: 'letter', at: 0, user: null, brand: settings.site.brand },
      notice: { kind: 'newOrder', subject: 'FCL1', facts: { service: 'fcl' } },
    } as const;
    expect(textOf(settings, letter).text).toMatch(/^【示化】/);
    const paper = await quoteSheet();
    expect(await pdfText(paper)).toContain('示化Shihua');
    expect(await pdfPictures(paper)).toEqual([{ width: 192, height: 192 }]);
    const back = (await company()).previous!;
    expect(back).toMatchObject({ brandName: '', logo: '' });
    await saveCompany(version + 1, back as typeof facts);
    expect(await pdfPictures(await quoteSheet())).toEqual([]);
    expect((await config()).brand).toMatchObject({
      name: builtBrand.name,
      latinName: builtBrand.latinName,
      logo: null,
    });
    const log = (await sendAs(server.address, headers, 'operatorAudit', { subject: 'company' })).data.items;
    expect(log[0]).toMatchObject({ before: { brandName: '示化' }, after: { brandName: '' } });
    await saveCompany(version + 2);
  });

  it('the first-run list is ticked by what the database holds, and is never open in a demonstration', async () => {
    const firstRun = (await sendAs(server.address, headers, 'operatorFirstRun', {})).data;
    expect(Object.fromEntries(firstRun.steps.map(({ step, isDone }) => [step, isDone]))).toMatchObject({
      ...{ operator: true, company: false, codes: true, rates: false, schedules: false },
    });
    expect(firstRun.steps.find(({ step }) => step === 'company')!.missing).toEqual(['brandName']);
    expect(firstRun.operators.slice(0, 1)).toEqual([{ name: '开张员', roles: ['rates', 'admin'] }]);
    expect((await sendAs(server.address, headers, 'operatorSession', {})).data.isOpening).toBe(false);
  });
});

describe.each(databaseKinds())('[10.2] a company without demonstration data on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      ...{ database, settings: { seed: 'none' } },
      seed: ({ db }, clock) => seed(db, { kind: 'none', now: clock.now() }),
    });
  }, 60_000);
  afterAll(() => server.stop());

  it('starts with the list, which only what was done ticks', async () => {
    const headers = await signInOperator(server, await makeOperator(server, '第一人', ['admin']));
    const session = await sendAs(server.address, headers, 'operatorSession', {});
    expect(session.data).toEqual({ name: '第一人', roles: ['admin'], isOpening: true });
    const read = async () =>
      (await sendAs(server.address, headers, 'operatorFirstRun', {})).data.steps
        .filter(({ isDone }) => isDone)
        .map(({ step }) => step);
    expect(await read()).toEqual(['operator']);
    const company = async () =>
      (await sendAs(server.address, headers, 'operatorFirstRun', {})).data.steps.find(
        ({ step }) => step === 'company',
      )!;
    expect((await company()).missing).toEqual([...openingFacts]);
    const filled = { ...nothing };
    for (const [version, fact] of openingFacts.entries()) {
      expect(await company()).toMatchObject({ isDone: false, doneAt: null, missing: openingFacts.slice(version) });
      Object.assign(filled, { [fact]: '示例' });
      await sendAs(server.address, headers, 'operatorCompanySave', { version, facts: filled });
    }
    expect(await company()).toMatchObject({ isDone: true, doneAt: expect.any(Number), missing: [] });
    expect(await read()).toEqual(['operator', 'company']);
  });
});

function placeOf(code: string) {
  return {
    ...{ code, nameCn: '新地点', nameEn: 'New Place', country: 'CN', timezone: 'Asia/Shanghai' },
    ...{ pinyin: 'xindidian', initials: 'xdd', aliases: '' },
  };
}
function cityOf(code: string) {
  const { country: _, timezone: __, ...searched } = placeOf(code);
  return { ...searched, group: '江苏' };
}
const carrierOf = (code: string) => ({
  ...{ code, trade: 'ocean' as const, nameCn: '示例航运', secondCode: '', dgCollect: 'Y' as const },
});
function feeOf(code: string, basis: string) {
  return {
    code,
    nameCn: '环保附加',
    feeGroup: 'FREIGHT' as const,
    basis,
    currency: '2' as const,
    atCost: 'N' as const,
  };
}
