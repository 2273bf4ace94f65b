import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/limits.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { askingUser, deskToken, enquire } from '#tests/kit/operator.ts';
import { actOnStaff, makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

type Headers = Readonly<Record<string, string>>;

const [FIRST, SECOND] = ['先来的', '后来的'];

describe.each(databaseKinds())('[10.8] two operators on one thing see each other on %s', (database) => {
  let server: TestServer;
  let first: Headers;
  let second: Headers;
  let orderNo: string;
  let enquiryNo: string;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
    first = await signInOperator(server, await makeOperator(server, FIRST, ['orders', 'content']));
    second = await signInOperator(server, await makeOperator(server, SECOND, ['orders', 'content']));
    const form = methanol(await goldenOffer(server), server.clock.now());
    orderNo = (await book(server, askingUser, form, 'seen')).orderNo;
    enquiryNo = await enquire(server, '甲醇', 'seen-enquiry');
  }, 60_000);
  afterAll(() => server.stop());

  const open = async (headers: Headers) =>
    (await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo })).data.row.openBy;
  const queued = async (headers: Headers) => {
    const { items } = (await sendAs(server.address, headers, 'operatorOrderQueue', { keyword: orderNo })).data;
    return items[0]!.openBy;
  };
  const at = () => server.clock.now();

  it('who comes second sees the first, who sees the second when it is read again, and neither sees himself', async () => {
    expect(await open(first)).toEqual([]);
    expect(await queued(first)).toEqual([]);
    expect(await queued(second)).toEqual([{ name: FIRST, at: at() }]);
    expect(await open(second)).toEqual([{ name: FIRST, at: at() }]);
    expect(await open(first)).toEqual([{ name: SECOND, at: at() }]);
    const system = { ...clientHeaders, 'desk-token': deskToken };
    expect((await open(system))?.map(({ name }) => name)).toEqual([FIRST, SECOND]);
    expect((await queued(system))?.length).toBe(2);
  });

  it('what is opened next takes its place', async () => {
    const { row } = (await sendAs(server.address, second, 'operatorEnquirySheet', { no: enquiryNo })).data;
    expect(row.openBy).toEqual([]);
    expect(await queued(first)).toEqual([]);
    const { items } = (await sendAs(server.address, first, 'operatorEnquiryQueue', {})).data;
    expect(items.find((one) => one.enquiryNo === enquiryNo)?.openBy).toEqual([{ name: SECOND, at: at() }]);
  });

  it('what is closed is open no more, and not what was opened since', async () => {
    const leave = (request: { id?: string }) => sendAs(server.address, second, 'operatorLeave', request);
    await open(second);
    expect(await queued(first)).toEqual([{ name: SECOND, at: at() }]);
    await leave({ id: enquiryNo });
    expect(await queued(first)).toEqual([{ name: SECOND, at: at() }]);
    await leave({ id: orderNo });
    expect(await queued(first)).toEqual([]);
    await open(second);
    await leave({});
    expect(await queued(first)).toEqual([]);
    await sendAs(server.address, second, 'operatorEnquirySheet', { no: enquiryNo });
  });

  it('it is open until a while after it was last read, since it was first', async () => {
    await open(second);
    const since = at();
    server.clock.advance(14 * MINUTE_MS);
    await open(second);
    server.clock.advance(14 * MINUTE_MS);
    expect(await queued(first)).toEqual([{ name: SECOND, at: since }]);
    server.clock.advance(MINUTE_MS);
    expect(await queued(first)).toEqual([]);
    await open(second);
    expect(await queued(first)).toEqual([{ name: SECOND, at: at() }]);
  });

  it('articles likewise; who signs out or is removed has nothing open', async () => {
    const asked = { kind: 'NEWS' as const };
    const id = (await sendAs(server.address, first, 'operatorContentQuery', asked)).data.items[0]!.id;
    await sendAs(server.address, second, 'operatorContentRead', { ...asked, id });
    const seen = async () =>
      (await sendAs(server.address, first, 'operatorContentQuery', asked)).data.items.find((one) => one.id === id)
        ?.openBy;
    expect((await seen())?.map(({ name }) => name)).toEqual([SECOND]);
    await sendAs(server.address, second, 'operatorSignOut', {});
    expect(await seen()).toEqual([]);
    const third = await signInOperator(server, await makeOperator(server, '第三个', ['content']));
    await sendAs(server.address, third, 'operatorContentRead', { ...asked, id });
    expect((await seen())?.length).toBe(1);
    await actOnStaff(server, { act: 'REMOVE', name: '第三个' });
    expect(await seen()).toEqual([]);
  });
});
