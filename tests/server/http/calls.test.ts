import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { constants } from '#server/data/schema/reference.ts';
import { routePattern } from '#server/http/calls-router.ts';
import { siteConfigOf } from '#server/site-config.ts';
import { readSettings } from '#src/config/settings.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('calls on %s', (database) => {
  let server: TestServer;
  const rows = [
    { constType: 'CURRENCY', constValue: 'USD', constName: '美元', code: 'USD', name: '美元', sort: 2 },
    { constType: 'CURRENCY', constValue: 'CNY', constName: '人民币', code: 'CNY', name: '人民币', sort: 1 },
    { constType: 'PAY_TYPE', constValue: 'T', constName: '电汇', code: 'T', name: '电汇', sort: 1 },
  ];
  beforeAll(async () => {
    server = await startServer({
      database,
      seed: async ({ db }) => {
        await db.insert(constants).values(rows);
      },
    });
  });
  afterAll(() => server.stop());

  const get = async (path: string, headers: object = {}) =>
    (await fetch(`${server.address}${path}`, { headers: { ...clientHeaders, ...headers } })).json();

  it('[7.4] serves every call of the table and nothing else under /api-', () => {
    const served = server.app.served.filter((route) => route.includes(' /api-'));
    const declared = Object.values(table).map((call: Call) => `${call.method} ${routePattern(call)}`);
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  it('[3.13] answers the constants of one type in their order', async () => {
    expect(await get('/api-basic/constants/by-type?constType=CURRENCY')).toEqual({
      code: '00000000',
      message: '成功',
      data: [rows[1], rows[0]],
    });
  });

  it('[3.13] answers all constants', async () => {
    const { data } = await get('/api-basic/constants');
    expect(data).toEqual([rows[1], rows[0], rows[2]]);
  });

  it.each(['siteConfig', 'constantsList'] as const)('[7.4] %s answers what its schema says', async (name) => {
    const { data } = await get(table[name].path);
    expect(safeParse(table[name].answer, data)).toMatchObject({ success: true, output: data });
  });

  it('[3.16] names addresses and the time of the server’s clock in the site configuration', async () => {
    const { data } = await get('/api-platform/site-config');
    expect(data.addresses.userCentre).toBe('/user-center/');
    expect(data.serverTime).toBe(server.clock.now());
    expect(data).toMatchObject({ version: '1.2.3', build: 'abc123', demo: { on: true, clockShift: null } });
  });

  it('[2.17d] shows the licences the configuration numbers, and claims none of its own', async () => {
    const parts = { release: { version: '1.2.3', build: 'abc123' }, clock: server.clock };
    const filingsOf = (environment: Record<string, string>) =>
      siteConfigOf({ ...parts, settings: readSettings({ SEED: 'none', ...environment }) }).filings;
    expect(new Set(Object.values(filingsOf({})))).toEqual(new Set(['']));
    const numbers = { CHEMICALS_LICENCE: '沪 1', NVOCC_FILING: 'MOC-NV 2', ROAD_TRANSPORT_LICENCE: '沪 3' };
    expect(filingsOf(numbers)).toMatchObject({ chemicalsLicence: '沪 1', nvocc: 'MOC-NV 2', roadTransport: '沪 3' });
  });

  it('logs a client report without its query, phone or address', async () => {
    const answer = await fetch(`${server.address}/api-platform/reports`, {
      method: 'POST',
      headers: { ...clientHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'render', route: '/news/1?token=abc', build: 'b1', message: '13812345678 a@b.cn' }),
    });
    expect(await answer.json()).toEqual({ code: '00000000', message: '成功', data: null });
    const line = server.logged().find(({ event }) => event === 'client.report');
    expect(line).toMatchObject({ kind: 'render', route: '/news/1', build: 'b1', message: '[hidden] [hidden]' });
  });

  it('[6.6] refuses a call without the application’s code', async () => {
    const answer = await fetch(`${server.address}/api-basic/constants`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      code: '10004001',
      data: { fields: { appCode: '取值不在允许范围内' } },
    });
  });

  it('[7.4] publishes the calls of customers and partners; those of operators only to them and their systems', async () => {
    const callsOf = (document: { paths: Record<string, object> }) =>
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    const operators = Object.values(table).filter(({ auth }) => ['desk', 'local', 'operator'].includes(auth));
    const published = callsOf(await get('/api/openapi.json'));
    const path = '/api/desk/openapi.json';
    const forOperators = callsOf(await get(path, { 'desk-token': server.operatorKey }));
    const declared = Object.values(table).map(({ method, path: at }) => `${method} ${at}`);
    expect([...published, ...forOperators].toSorted()).toEqual(declared.toSorted());
    expect(operators.filter((call) => published.includes(`${call.method} ${call.path}`))).toEqual([]);
    expect(published.filter((call) => call.includes('/desk/'))).toEqual([]);
    for (const headers of [{}, { 'desk-token': 'wrong' }])
      expect((await fetch(server.address + path, { headers })).status).toBe(401);
  });

  it('answers /healthz with version and build', async () => {
    expect(await get('/healthz')).toEqual({ status: 'ok', version: '1.2.3', build: 'abc123' });
  });
});
