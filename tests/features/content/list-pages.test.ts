import { expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { CallFailure, type Failure } from '#domain/failure.ts';
import type { Api } from '#src/api/index.ts';
import { readAddress } from '#src/features/content/sources.ts';

type Query = Readonly<Record<string, unknown>>;

const refused: Failure = { kind: 'refused', code: CODE.invalidInput, message: '格式不正确', status: 200 };
const signal = new AbortController().signal;
const page = (ids: readonly string[], previous: string | null = null, next: string | null = null) => ({
  items: ids.map((id) => ({ id })),
  pageSize: 2,
  total: 5,
  previous,
  next,
});

/** Reads an address while the lists are answered by what is asked of them. */
async function reading(path: string, query: string, answer: (asked: Query) => object) {
  const asked: Query[] = [];
  const call = async (request: Query) => {
    asked.push(request);
    return answer(request);
  };
  const api = { newsQuery: call, activityQuery: call, procurementQuery: call } as unknown as Api;
  const read = await readAddress(api, { path, query }, signal);
  if (read.outcome !== 'found') return { asked, ids: null };
  const content = read.content as { list?: ReturnType<typeof page> } & ReturnType<typeof page>;
  return { asked, ids: (content.list ?? content).items.map(({ id }) => id) };
}

const lists = [
  {
    path: '/news',
    filters: 'category=法规公告&keyword=SDS',
    sent: { category: '法规公告', keyword: 'SDS', pageSize: 10 },
  },
  { path: '/procurement/share', filters: 'kind=OFFER&keyword=苯', sent: { kind: 'OFFER', keyword: '苯' } },
  { path: '/procurement/mobile', filters: 'kind=REQUEST', sent: { kind: 'REQUEST' } },
  { path: '/act', filters: '', sent: {} },
];

test.each(lists)('$path: the cursor of the address is asked for beside the filters', async (list) => {
  const { path, filters, sent } = list;
  const there = await reading(path, `?${filters}&after=c`, () => page(['3', '4'], 'c3', 'c4'));
  expect(there).toEqual({ asked: [{ ...sent, after: 'c' }], ids: ['3', '4'] });
  const back = await reading(path, `?${filters}&before=c`, () => page(['1', '2'], null, 'c2'));
  expect(back).toEqual({ asked: [{ ...sent, before: 'c' }], ids: ['1', '2'] });
});

test.each(lists)('$path: a cursor that is none shows the first page', async ({ path, filters, sent }) => {
  for (const hostile of ['after=<script>', 'before=', 'after=a&before=b']) {
    const { asked, ids } = await reading(path, `?${filters}&${hostile}`, (request) => {
      if ('after' in request || 'before' in request) throw new CallFailure(refused);
      return page(['1', '2'], null, 'c2');
    });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(sent);
    expect(ids).toEqual(['1', '2']);
  }
});

test.each(lists)('$path: a cursor whose rows no longer exist shows the nearest', async ({ path, filters, sent }) => {
  const last = await reading(path, `?${filters}&after=c`, (request) =>
    'after' in request ? page([], 'end') : page(['4', '5'], 'c4'),
  );
  expect(last).toEqual({
    asked: [
      { ...sent, after: 'c' },
      { ...sent, before: 'end' },
    ],
    ids: ['4', '5'],
  });
  for (const left of [[], ['1']]) {
    const first = await reading(path, `?${filters}&before=c`, (request) =>
      'before' in request ? page(left, null, 'start') : page(['1', '2'], null, 'c2'),
    );
    expect(first).toEqual({ asked: [{ ...sent, before: 'c' }, sent], ids: ['1', '2'] });
  }
});

test('an empty list stays empty; a server that fails is not asked again', async () => {
  expect(await reading('/news', '?after=c', () => page([]))).toMatchObject({ asked: [{ after: 'c' }], ids: [] });
  let asked = 0;
  const failing = reading('/news', '?after=c', () => {
    asked += 1;
    throw new CallFailure({ kind: 'offline', message: '网络不通', status: 500 });
  });
  await expect(failing).rejects.toThrow(CallFailure);
  expect(asked).toBe(1);
});
