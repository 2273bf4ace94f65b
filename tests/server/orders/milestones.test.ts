import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { MilestoneReport } from '#domain/shipment/milestones.ts';
import { continueNumbers } from '#domain/shipment/numbers.ts';
import { book, methanol } from '#tests/kit/booking.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';

const CONTAINER = 'OOLU8123457';
const BOOKING = 'OOLU2764190830';

describe.each(databaseKinds())('[11.23] the milestones of an order on %s', (database) => {
  let server: TestServer;
  let owner: SignedIn;
  let stranger: SignedIn;
  let orderNo: string;
  let headers: Readonly<Record<string, string>>;
  let org: string;
  let dst: string;
  const system = { ...clientHeaders, 'desk-token': deskToken };

  beforeAll(async () => {
    const started = await startWithOwners(database);
    ({ server, owner, stranger } = started);
    orderNo = (await book(server, OWNER, methanol(started.offer, server.clock.now()), 'tracked')).orderNo;
    headers = await signInOperator(server, await makeOperator(server, '李示例', ['orders']));
    const blank = continueNumbers(null, ['20GP']);
    const numbers = {
      shipment: { ...blank.shipment, bookingNo: BOOKING },
      units: blank.units.map((unit) => ({ ...unit, containerNo: CONTAINER })),
    };
    await sendAs(server.address, headers, 'operatorNumbers', { orderNo, version: 0, numbers });
    const { data } = await owner.call('order', { no: orderNo });
    [org, dst] = [data.org?.code ?? '', data.dst?.code ?? ''];
  }, 120_000);
  afterAll(() => server.stop());

  const record = (report: Partial<MilestoneReport>, version = 0, reason = '') =>
    sendAs(server.address, headers, 'operatorMilestone', {
      ...{ orderNo, kind: 'emptyOut', unit: '', location: '', status: 'actual', at: server.clock.now() },
      ...{ ...report, version, reason },
    });
  const milestone = async (kind: MilestoneReport['kind'], unit = '') => {
    const { data } = await owner.call('order', { no: orderNo });
    return data.milestones?.find((one) => one.kind === kind && one.unit === unit);
  };

  it('are planned with the order and shown to its customer', async () => {
    expect(await milestone('departed')).toMatchObject({ actual: null, latest: null, version: 0 });
    const { data } = await owner.call('order', { no: orderNo });
    expect((await milestone('departed'))?.planned).toBe(data.etd);
    expect((await milestone('arrived'))?.planned).toBe(data.eta);
  });

  it('are recorded in one call, with who recorded them', async () => {
    const at = server.clock.now() - HOUR_MS;
    const { code, data } = await record({ at, unit: CONTAINER });
    expect(code).toBe(CODE.ok);
    expect(data.milestones.find(({ kind, unit }) => kind === 'emptyOut' && unit === CONTAINER)).toMatchObject({
      ...{ actual: at, version: 1, latest: { by: '李示例', source: 'operator' }, replaced: [] },
    });
    // The only container is the whole shipment.
    expect((await milestone('emptyOut'))?.actual).toBe(at);
  });

  it('sent twice are one', async () => {
    const { actual = 0 } = (await milestone('emptyOut', CONTAINER)) ?? {};
    expect((await record({ at: actual, unit: CONTAINER }, 1)).code).toBe(CODE.ok);
    expect(await milestone('emptyOut', CONTAINER)).toMatchObject({ version: 1, replaced: [] });
  });

  it('are corrected with a reason, and keep what was replaced', async () => {
    const at = server.clock.now() - 2 * HOUR_MS;
    const refused = await record({ at, unit: CONTAINER }, 1);
    expect(refused).toMatchObject({ code: CODE.invalidInput, data: { fields: { reason: expect.any(String) } } });
    expect((await record({ at, unit: CONTAINER }, 1, '按堆场单改')).code).toBe(CODE.ok);
    expect(await milestone('emptyOut', CONTAINER)).toMatchObject({
      ...{ actual: at, version: 2, latest: { reason: '按堆场单改' }, replaced: [{ by: '李示例' }] },
    });
  });

  it('of whoever records second are refused with those of the first', async () => {
    const { code, data } = await record({ at: server.clock.now(), unit: CONTAINER }, 1, '晚了一步');
    expect(code).toBe(CODE.conflict);
    expect(data.milestones.find(({ unit }) => unit === CONTAINER)).toMatchObject({ version: 2 });
  });

  it('are refused at the field when they cannot be', async () => {
    const refusal = async (report: Partial<MilestoneReport>) => (await record(report)).data;
    const atTime = (text: string) => ({ fields: { at: expect.stringContaining(text) } });
    expect(await refusal({ kind: 'packed', at: server.clock.now() + DAY_MS })).toEqual(atTime('不能在将来'));
    expect(await refusal({ kind: 'packed', unit: 'TGHU6501120' })).toEqual(atTime('不在这一票上'));
    expect(await refusal({ kind: 'unpacked' })).toEqual(atTime('没有这个节点'));
    expect(await refusal({ kind: 'packed', at: server.clock.now() - 3 * HOUR_MS })).toEqual(atTime('不能早于“提空箱”'));
    expect(await refusal({ kind: 'packed', at: 1_000 })).toEqual(atTime('早了两个月'));
  });

  it('withdrawn are open again', async () => {
    await record({ kind: 'packed', at: server.clock.now() });
    const { version = 0 } = (await milestone('packed')) ?? {};
    expect((await record({ kind: 'packed', at: null }, version, '录错了票')).code).toBe(CODE.ok);
    expect(await milestone('packed')).toMatchObject({ actual: null, latest: { at: null, reason: '录错了票' } });
  });

  it('of a container without a report have nothing to withdraw', async () => {
    expect((await record({ kind: 'loaded', unit: CONTAINER, at: null }, 0, '误点')).code).toBe(CODE.ok);
    expect(await milestone('loaded', CONTAINER)).toBeUndefined();
  });

  it('are in the log', async () => {
    const { data } = await sendAs(server.address, system, 'operatorAudit', { keyword: orderNo });
    const acts = data.items.filter(({ action }) => action === 'order.milestone');
    expect(JSON.stringify(acts)).toContain('按堆场单改');
  });

  it('are marked as seen by one user, for this user alone', async () => {
    expect((await owner.call('order', { no: orderNo })).data.milestonesSeenAt).toBeNull();
    expect((await owner.call('seeMilestones', { no: orderNo })).code).toBe(CODE.ok);
    await owner.call('seeMilestones', { no: orderNo });
    expect((await owner.call('order', { no: orderNo })).data.milestonesSeenAt).toBe(server.clock.now());
    const sheet = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo });
    expect(sheet.data.order.milestonesSeenAt).toBeUndefined();
    expect((await stranger.call('seeMilestones', { no: orderNo })).code).toBe(CODE.notFound);
  });

  const eventOf = (given: object) => ({
    ...{ eventID: 'e', eventType: 'TRANSPORT' as const, eventClassifierCode: 'EST' as const },
    eventDateTime: new Date(server.clock.now() + 30 * DAY_MS).toISOString(),
    eventCreatedDateTime: new Date(server.clock.now()).toISOString(),
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: BOOKING }],
    ...{ transportEventTypeCode: 'ARRI', transportCall: { UNLocationCode: dst } },
    ...given,
  });
  const send = async (...events: ReturnType<typeof eventOf>[]) =>
    (await sendAs(server.address, system, 'carrierEvents', { carrier: '东方海外', events })).data.results;
  const outcomes = async (...events: ReturnType<typeof eventOf>[]) =>
    (await send(...events)).map(({ outcome }) => outcome);

  it('come from a carrier in the shape of DCSA Track & Trace 2.2, once each and in any order', async () => {
    const eta = eventOf({ changeRemark: 'Berth congestion' });
    expect(await send(eta)).toEqual([{ eventID: 'e', outcome: 'recorded', orderNo, text: null }]);
    expect(await milestone('arrived')).toMatchObject({
      ...{
        expected: Date.parse(eta.eventDateTime),
        latest: { by: '东方海外', source: 'carrier', reason: 'Berth congestion' },
      },
    });
    const older = eventOf({
      eventDateTime: new Date(server.clock.now() + 20 * DAY_MS).toISOString(),
      eventCreatedDateTime: new Date(server.clock.now() - DAY_MS).toISOString(),
    });
    expect(await outcomes(eta, older, older)).toEqual(['duplicate', 'late', 'duplicate']);
    expect(await milestone('arrived')).toMatchObject({ expected: Date.parse(eta.eventDateTime) });
  });

  it('find the shipment by its container too; others stay unknown, ignored or refused by name', async () => {
    const gate = {
      ...{
        eventType: 'EQUIPMENT',
        eventClassifierCode: 'ACT',
        equipmentEventTypeCode: 'GTIN',
        emptyIndicatorCode: 'LADEN',
      },
      ...{ eventDateTime: new Date(server.clock.now()).toISOString(), documentReferences: [] },
      transportCall: { UNLocationCode: org },
    };
    expect(await outcomes(eventOf({ ...gate, equipmentReference: CONTAINER }))).toEqual(['recorded']);
    expect(await outcomes(eventOf({ ...gate, equipmentReference: 'TGHU6501120' }))).toEqual(['unknown']);
    expect(await outcomes(eventOf({ transportCall: { UNLocationCode: 'SGSIN' } }))).toEqual(['ignored']);
    const future = eventOf({ ...gate, eventDateTime: new Date(server.clock.now() + DAY_MS).toISOString() });
    const [refused] = await send({ ...future, equipmentReference: CONTAINER } as typeof future);
    expect(refused).toMatchObject({ outcome: 'refused', text: expect.stringContaining('不能在将来') });
  });

  it('of a cancelled order are refused', async () => {
    await owner.call('cancelOrder', { no: orderNo });
    const { version = 0 } = (await milestone('packed')) ?? {};
    expect((await record({ kind: 'packed' }, version, '补记')).code).toBe(CODE.conflict);
  });
});
