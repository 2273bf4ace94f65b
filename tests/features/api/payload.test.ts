import { expect, test } from 'vitest';
import type { ApiPorts } from '#src/api/index.ts';
import { envelope, failureOf, startApi } from './kit.ts';

const good = envelope('00000000');

test('[7.1] [9.3b] one client: 60 s timeout, appCode, appDriver 101 and the token as Authorization', async () => {
  const { api, requests } = startApi([good]);
  await api.search({ keyword: '苯', page: 1 });
  const [request] = requests;
  expect(request!.timeout).toBe(60_000);
  expect(request!.headers.get('appCode')).toBe('echem');
  expect(request!.headers.get('appDriver')).toBe('101');
  expect(request!.headers.get('Authorization')).toBe('token-1');
});

test('[7.1] a visitor sends no Authorization, and the token is asked for at each request', async () => {
  let token: string | null = null;
  const { api, requests } = startApi([good], { token: () => token });
  await api.search({ keyword: '苯', page: 1 });
  token = 'token-2';
  await api.search({ keyword: '苯', page: 2 });
  expect(requests.map((request) => request.headers.get('Authorization') ?? null)).toEqual([null, 'token-2']);
});

test('[7.4] the loaded client has one function for each call that the site asks', async () => {
  const { siteTable } = await import('#contract/site-table.ts');
  const { createApi, createApiOf } = await import('#src/api/client.ts');
  const ports = { baseUrl: '' } as ApiPorts;
  expect(Object.keys(createApi(ports))).toEqual(Object.keys(siteTable));
  expect(createApiOf({}, ports)).toEqual({});
});

test('[7.2] both: everything in the body, scalar fields again as query', async () => {
  const { api, requests } = startApi([good]);
  await api.search({ keyword: '苯 & 酚', page: 2, isDanger: true, goods: ['1090'] });
  const [request] = requests;
  expect(JSON.parse(request!.data)).toEqual({ keyword: '苯 & 酚', page: 2, isDanger: true, goods: ['1090'] });
  const [path, query] = request!.url!.split('?');
  expect(path).toBe('/api-item/search');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ keyword: '苯 & 酚', page: '2', isDanger: 'true' });
});

test('[7.2] the repeated query never passes 2,000 characters; what does not fit stays in the body alone', async () => {
  const { api, requests } = startApi([good]);
  await api.search({ keyword: '苯'.repeat(1_000), page: 7 });
  const [request] = requests;
  expect(request!.url).toBe('/api-item/search?page=7');
  expect(JSON.parse(request!.data).keyword).toHaveLength(1_000);
});

test('[7.2] a credential travels in the body alone', async () => {
  const { api, requests } = startApi([envelope('00000000', { token: 't' })]);
  await api.login({ userName: '13800000000', password: 'hash' });
  expect(requests[0]!.url).toBe('/api-user/login/password');
  expect(JSON.parse(requests[0]!.data)).toEqual({ userName: '13800000000', password: 'hash' });
});

test('[7.2] a GET carries its fields as query and path, each encoded', async () => {
  const { api, requests } = startApi([envelope('00000000', { title: '新闻' })]);
  await api.read({ id: 'a/b?c', keyword: '危品' });
  expect(requests[0]!.url).toBe(`/api-cms/read/a%2Fb%3Fc?keyword=${encodeURIComponent('危品')}`);
  expect(requests[0]!.data).toBeUndefined();
});

test.each(['', '.', '..'])('a path parameter %j that would reach another call is not sent', async (id) => {
  const { api, requests } = startApi([good]);
  expect(await failureOf(api.read({ id }))).toMatchObject({ kind: 'refused', code: '10004004' });
  expect(requests).toEqual([]);
});

test('[7.2] multipart: the file and its scalar fields as a form', async () => {
  const { api, requests } = startApi([envelope('00000000', { fileId: 'f' })]);
  await api.upload({ file: new Blob(['x']), purpose: 'licence' });
  const form: FormData = requests[0]!.data;
  expect([...form.keys()]).toEqual(['file', 'purpose']);
});
