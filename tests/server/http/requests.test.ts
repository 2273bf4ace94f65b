import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const REPORTS = '/api-platform/reports';
const CONSTANTS = '/api-basic/constants';
const report = { kind: 'render', route: '/', build: 'b', message: 'm' };
const json = { ...clientHeaders, 'content-type': 'application/json' };
const text = JSON.stringify(report);

describe.each(databaseKinds())('malformed requests on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] } });
  });
  afterAll(() => server.stop());

  let visitor = 0;
  /** Each request from an address of its own, so that no limit speaks before the rule under test. */
  const send = async (path: string, init: RequestInit = {}) => {
    visitor += 1;
    const headers = { ...init.headers, 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
    const answer = await fetch(`${server.address}${path}`, { ...init, headers });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const post = (body: BodyInit, headers: Record<string, string> = json) =>
    send(REPORTS, { method: 'POST', headers, body });

  const long = 'x'.repeat(501);
  it.each<[string, string, string]>([
    ['a field missing', JSON.stringify({ ...report, kind: undefined }), 'kind'],
    ['a value out of its list', JSON.stringify({ ...report, kind: 'other' }), 'kind'],
    ['a number for a text', JSON.stringify({ ...report, build: 1 }), 'build'],
    ['null for a text', JSON.stringify({ ...report, build: null }), 'build'],
    ['a list for a text', JSON.stringify({ ...report, route: [] }), 'route'],
    ['a text one too long', JSON.stringify({ ...report, message: long }), 'message'],
    ['a field no one knows', JSON.stringify({ ...report, extra: 1 }), 'extra'],
    ['NUL in a text', JSON.stringify({ ...report, message: 'a\0b' }), 'message'],
    ['half a surrogate', '{"kind":"render","route":"/","build":"b","message":"\\ud800"}', 'message'],
    ['a list for the whole', '[]', 'request'],
    ['a text for the whole', '"x"', 'request'],
    ['2,000 levels of nesting', `${'['.repeat(2_000)}${']'.repeat(2_000)}`, 'request'],
    ['null for the whole', 'null', 'kind'],
  ])('%s answers 10004001 with the field', async (_name, body, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code: '10004001', data: { fields: { [field]: expect.any(String) } } });
  });

  it('[7.2] a query that differs from the body is refused with its field', async () => {
    const answer = await send(`${REPORTS}?build=other`, { method: 'POST', headers: json, body: text });
    expect(answer.body).toMatchObject({ code: '10004001', data: { fields: { build: '与请求内容不一致' } } });
  });

  it('a query field given twice is refused', async () => {
    const answer = await send('/api-basic/constants/by-type?constType=CURRENCY&constType=CURRENCY', { headers: json });
    expect(answer.body).toMatchObject({ code: '10004001', data: { fields: { constType: expect.any(String) } } });
  });

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['cut JSON', '{"kind":', json, 400],
    ['no body at all', '', json, 400],
    ['a prototype in JSON', `{"__proto__":{"a":1},"kind":"render"}`, json, 400],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), json, 400],
    ['nesting without an end', '['.repeat(4_000), json, 400],
    ['a form', 'kind=render', { ...clientHeaders, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', text, { ...clientHeaders, 'content-type': 'text/plain' }, 415],
    ['another character set', text, { ...clientHeaders, 'content-type': 'application/json; charset=gbk' }, 415],
    ['a compressed body', text, { ...json, 'content-encoding': 'gzip' }, 415],
    ['a body too large', JSON.stringify({ ...report, message: 'x'.repeat(5_000) }), json, 413],
    ['a body of 3 MB', 'x'.repeat(3_000_000), json, 413],
  ])('%s answers its status in an envelope', async (_name, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: '10004001', message: expect.stringMatching(/\p{Script=Han}/u), data: null });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'GET', 'OPTIONS'])('%s on a POST call answers 405', async (method) => {
    const answer = await send(REPORTS, { method, headers: json });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.body).toMatchObject({ data: null });
  });

  it.each(['/api-basic/nothing', '/api-nothing', '/api/nothing', `${CONSTANTS}/`, `${CONSTANTS}/%00`])(
    '%s answers 404 in an envelope',
    async (path) => {
      const answer = await send(path, { headers: json });
      expect(answer).toMatchObject({ status: 404, body: { code: '10004004', data: null } });
    },
  );

  it('an encoding that cannot be read answers 400', async () => {
    expect(await send(`${CONSTANTS}/%ff`, { headers: json })).toMatchObject({ status: 400, body: { data: null } });
  });

  const raw = (message: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(message));
      socket.setEncoding('utf8').on('data', (part: string) => {
        answer += part;
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });

  it.each([
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a bad chunk', `POST ${REPORTS} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['17 KB of headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`, 431],
    ['an address of 3 MB', `GET /${'y'.repeat(3_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: wonders\r\n\r\n', 417],
  ])('%s is answered %# and the socket closed', async (_name, message, status) => {
    const answer = await raw(message);
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer.slice(answer.lastIndexOf('{'))).toMatch(/"data":null\}$/);
  });

  it('nothing of the above was an error of the server', () => {
    expect(server.logged().filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('an error of the server', () => {
  it('[8.3] answers 10009999 with the request’s id and nothing else', async () => {
    const server = await startServer({ database: 'postgres' });
    await server.database.pool.query('DROP TABLE constants');
    const answer = await fetch(`${server.address}${CONSTANTS}`, { headers: clientHeaders });
    const requestId = answer.headers.get('x-request-id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ code: '10009999', message: '抱歉，服务器繁忙！', data: { requestId } });
    expect(server.logged().find(({ event }) => event === 'request.failed')).toMatchObject({
      requestId,
      level: 'error',
    });
    await server.stop();
  });
});
