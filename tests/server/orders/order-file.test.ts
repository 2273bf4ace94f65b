import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { CODE, type Envelope } from '#contract/codes.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { OrderFileKind } from '#domain/order-file/table.ts';
import { shownMoment } from '#domain/schedules/read-moment.ts';
import { continueNumbers } from '#domain/shipment/numbers.ts';
import { book, methanol } from '#tests/kit/booking.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';

const CONTAINER = 'OOLU8123457';
const OTHER = 'TGHU6501128';

type Line = readonly string[];

describe.each(databaseKinds())('[11.11] a file for many orders on %s', (database) => {
  let server: TestServer;
  let owner: SignedIn;
  let first: string;
  let second: string;
  let headers: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const started = await startWithOwners(database);
    ({ server, owner } = started);
    const form = methanol(started.offer, server.clock.now());
    first = (await book(server, OWNER, form, 'file-one')).orderNo;
    second = (await book(server, OWNER, form, 'file-two')).orderNo;
    headers = await signInOperator(server, await makeOperator(server, '李示例', ['orders']));
  }, 120_000);
  afterAll(() => server.stop());

  async function send<Data>(call: 'preview' | 'record', kind: OrderFileKind, lines: readonly Line[], digest?: string) {
    const form = new FormData();
    form.append('kind', kind);
    if (digest !== undefined) form.append('digest', digest);
    form.append(
      'file',
      new File([lines.map((line) => line.map((cell) => `"${cell}"`).join()).join('\n')], 'orders.csv'),
    );
    const { 'content-type': _, ...own } = headers;
    const path = `/api-platform/desk/orders/file-${call}`;
    const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers: own, body: form });
    return (await answer.json()) as Envelope<Data>;
  }
  const preview = async (kind: OrderFileKind, ...lines: Line[]) =>
    (await send<OrderFilePreview>('preview', kind, lines)).data;
  const record = (kind: OrderFileKind, digest: string, ...lines: Line[]) =>
    send<OrderFilePreview & { orders: number; changes: number }>('record', kind, lines, digest);
  const numbersOf = async (orderNo: string) => (await owner.call('order', { no: orderNo })).data.numbers;
  const messages = ({ errors }: OrderFilePreview) => errors.map(({ row, column, message }) => [row, column, message]);

  const titles = ['订单号', '订舱号', '实际船名', '箱号', '封号'];

  it('shows what would change, and records nothing', async () => {
    const found = await preview(
      'numbers',
      titles,
      [first, 'OOLU2764190830', 'oocl  luxembourg', 'OOLU 812345-7', 'SL1001,SL1002'],
      [second, 'OOLU2764190831', '', '', ''],
    );
    expect(found).toMatchObject({ orders: 2, changeTotal: 5, errorTotal: 0, alsoIn: [] });
    expect(found.changes.slice(0, 3)).toEqual([
      { row: 2, orderNo: first, what: '订舱号', before: '', after: 'OOLU2764190830' },
      { row: 2, orderNo: first, what: '实际船名', before: '', after: 'OOCL LUXEMBOURG' },
      { row: 2, orderNo: first, what: '箱号，第 1 箱 20GP', before: '', after: CONTAINER },
    ]);
    expect(await numbersOf(first)).toBeNull();
  });

  it('names each wrong cell with what to write, and records none of its orders', async () => {
    const found = await preview(
      'numbers',
      [...titles, '空运主单号', '箱序'],
      [first, 'OOLU2764190830', '', 'OOLU8123450', '', '', ''],
      [first, 'OOLU2764190899', '', '', '', '', ''],
      [second, 'OOLU2764190831', '', '', '', '99987654321', ''],
      [second, '', '', OTHER, '', '', '9'],
      ['FCL00000000000', 'OOLU2764190832', '', '', '', '', ''],
      ['', 'OOLU2764190833', '', '', '', '', ''],
    );
    expect(found).toMatchObject({ digest: null, changes: [], errorTotal: 6 });
    expect(messages(found)).toEqual([
      [2, '箱号', expect.stringContaining('7')],
      [3, '订舱号', '同一票的另一行写的是“OOLU2764190830”，请改成一致'],
      [4, '空运主单号', '这项服务没有这个编号，请清空这一格'],
      [5, '箱序', '这一票只有 2 箱，请写 1 到 2，或清空'],
      [6, '订单号', expect.any(String)],
      [7, '订单号', '请写订单号'],
    ]);
    const titled = await preview('numbers', ['订单号', '提单', '封号', '封号'], [first, 'A', 'B', 'C']);
    expect(messages(titled)).toEqual([
      [1, '提单', expect.stringContaining('没有这一列')],
      [1, '封号', expect.stringContaining('两次')],
    ]);
  });

  it('is refused in one sentence when it is no such file, empty or too long', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => [first, 'OOLU2764190830']);
    const long = await send('preview', 'numbers', [['订单号', '订舱号'], ...rows(1_001)]);
    expect(long).toMatchObject({
      code: CODE.invalidInput,
      data: { fields: { file: expect.stringContaining('1,000') } },
    });
    const empty = await send('preview', 'numbers', []);
    expect(empty.code).toBe(CODE.invalidInput);
    expect(messages(await preview('numbers', ['订舱号'], ['OOLU2764190830']))).toEqual([
      [1, '订单号', expect.any(String)],
    ]);
  });

  const lines: Line[] = [];
  it('is recorded as a whole as it was seen; sent again it changes nothing', async () => {
    lines.push(
      titles,
      [first, 'OOLU2764190830', 'OOCL LUXEMBOURG', CONTAINER, 'SL1001'],
      [second, 'OOLU2764190831', '', CONTAINER, ''],
    );
    const found = await preview('numbers', ...lines);
    expect(found.alsoIn).toEqual([{ number: CONTAINER, orderNos: [first, second].sort() }]);
    expect(await record('numbers', found.digest ?? '', ...lines)).toMatchObject({ data: { orders: 2, changes: 6 } });
    expect(await numbersOf(first)).toMatchObject({
      shipment: { bookingNo: 'OOLU2764190830', vessel: 'OOCL LUXEMBOURG' },
      units: [{ containerNo: CONTAINER, sealNo: 'SL1001' }],
    });
    expect(await preview('numbers', ...lines)).toMatchObject({ digest: null, orders: 0, changes: [], errors: [] });
  });

  it('keeps what a blank cell has, and removes what a dash stands for', async () => {
    const change: Line[] = [titles, [first, '-', '', CONTAINER, 'SL9009']];
    const { digest, changes } = await preview('numbers', ...change);
    expect(changes.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['订舱号', 'OOLU2764190830', ''],
      ['封号，第 1 箱 20GP', 'SL1001', 'SL9009'],
    ]);
    await record('numbers', digest ?? '', ...change);
    expect(await numbersOf(first)).toMatchObject({
      shipment: { bookingNo: '', vessel: 'OOCL LUXEMBOURG' },
      units: [{ containerNo: CONTAINER, sealNo: 'SL9009' }],
    });
  });

  it('is not recorded when another operator changed one of its orders meanwhile: the answer compares anew', async () => {
    const change: Line[] = [titles, [first, 'OOLU2764190840', '', '', ''], [second, 'OOLU2764190841', '', '', '']];
    const { digest } = await preview('numbers', ...change);
    const blank = continueNumbers(null, ['20GP']);
    const numbers = { ...blank, shipment: { ...blank.shipment, bookingNo: 'OOLU2764190850' } };
    const { data: sheet } = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo: second });
    const version = sheet.recordedNumbers?.version ?? 0;
    await sendAs(server.address, headers, 'operatorNumbers', { orderNo: second, version, numbers });
    const answer = await record('numbers', digest ?? '', ...change);
    expect(answer).toMatchObject({ code: CODE.conflict, data: { orders: 2, digest: expect.any(String) } });
    expect(answer.data.changes[1]).toMatchObject({ before: 'OOLU2764190850', after: 'OOLU2764190841' });
    expect((await numbersOf(first))?.shipment.bookingNo).toBe('');
    expect((await record('numbers', answer.data.digest ?? '', ...change)).code).toBe(CODE.ok);
    expect((await numbersOf(second))?.shipment.bookingNo).toBe('OOLU2764190841');
  });

  it('brings milestones in local time, each checked as one by hand', async () => {
    const milestones = async (orderNo: string) => (await owner.call('order', { no: orderNo })).data.milestones ?? [];
    const departed = (await milestones(first)).find(({ kind }) => kind === 'departed');
    const past = shownMoment(server.clock.now() - HOUR_MS, departed?.zone ?? '');
    const ahead = shownMoment(server.clock.now() + HOUR_MS, departed?.zone ?? '');
    const head = ['订单号', '节点', '类别', '时间', '箱号', '原因'];
    const wrong = await preview(
      'milestones',
      head,
      [first, '提空箱', '', ahead, CONTAINER, ''],
      [first, '落地', '', past, '', ''],
      [first, '离港', '大概', past, '', ''],
      [first, '离港', '预计', '2026-10-12', '', ''],
      [first, '提空箱', '', past, OTHER, ''],
    );
    expect(messages(wrong)).toEqual([
      [2, '时间', expect.stringContaining('不能在将来')],
      [3, '节点', expect.stringContaining('可写：确认订舱')],
      [4, '类别', '请写计划、预计或实际，空着就是实际'],
      [5, '时间', expect.stringContaining('没有写到时分')],
      [6, '时间', expect.stringContaining('箱号')],
    ]);
    const right: Line[] = [
      head,
      [first, '提空箱', '', past, CONTAINER, ''],
      [first, '离港', '预计', ahead, '', ''],
      [second, '提空箱', '实际', past, '', ''],
      [second, '装箱', '', '', '', ''],
    ];
    const found = await preview('milestones', ...right);
    expect(found).toMatchObject({ orders: 2, changeTotal: 3 });
    expect(found.changes[0]).toEqual({
      ...{ row: 2, orderNo: first, what: `提空箱 ${CONTAINER}，实际`, before: '', after: past },
    });
    expect(await record('milestones', found.digest ?? '', ...right)).toMatchObject({ data: { orders: 2, changes: 3 } });
    const [emptyOut] = (await milestones(first)).filter(({ unit }) => unit === CONTAINER);
    expect(emptyOut).toMatchObject({ kind: 'emptyOut', latest: { by: '李示例', source: 'file' } });
    expect(await preview('milestones', ...right)).toMatchObject({ digest: null, errors: [] });
    const moved = shownMoment(server.clock.now() - 2 * HOUR_MS, departed?.zone ?? '');
    expect(messages(await preview('milestones', head, [first, '提空箱', '', moved, CONTAINER, '']))).toEqual([
      [2, '原因', expect.stringContaining('请写原因')],
    ]);
  });

  it('begins from a template with the orders under way, which changes nothing as it is', async () => {
    for (const kind of ['numbers', 'milestones'] as const) {
      const { 'content-type': _, ...own } = headers;
      const path = `${server.address}/api-platform/desk/orders/file-template`;
      const body = JSON.stringify({ kind, service: 'fcl', keyword: '' });
      const answer = await fetch(path, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body,
      });
      expect(answer.headers.get('content-disposition')).toContain('.xlsx');
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', new File([await answer.arrayBuffer()], 'template.xlsx'));
      const sent = `${server.address}/api-platform/desk/orders/file-preview`;
      const { data } = await (await fetch(sent, { method: 'POST', headers: own, body: form })).json();
      expect(data).toMatchObject({ digest: null, orders: 0, changes: [], errors: [] });
    }
  });
});
