import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorOptionRequest } from '#contract/calls/operator.ts';
import { marketReplies } from '#copy/replies.ts';
import { feeCodes } from '#server/data/schema/reference.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { bookingKey, formOf, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { askingUser, deskToken, enquire } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const headers = { ...clientHeaders, 'desk-token': deskToken };
const trucked = {
  pickupPlace: '上海金山',
  deliveryPlace: '宁波北仑',
  isDanger: 'Y' as const,
  cargoName: '丙酮',
  contact: '林木森',
  phone: '12000000003',
};

describe.each(databaseKinds())('[7.5] enquiries at the asOperator, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
    offer = await goldenOffer(server);
  }, 60_000);
  afterAll(() => server.stop());

  const asOperator = (request: object) => sendAs(server.address, headers, 'operatorEnquiries', request);
  const answer = (no: string, ...options: Partial<OperatorOptionRequest>[]) =>
    asOperator({ no, decision: 'ANSWER', options });
  const queue = async () => (await sendAs(server.address, headers, 'operatorWaiting', {})).data;
  const ask = (cargoName: string) => enquire(server, cargoName, `asked-${cargoName.codePointAt(0)}`);
  const read = (no: string) => as(server, askingUser, 'enquiry', { no });

  it('lets no one look or answer without its token', async () => {
    const wrong = { ...clientHeaders, 'desk-token': 'token-of-the-desk-2' };
    expect((await sendAs(server.address, wrong, 'operatorWaiting', {})).code).toBe('00000401');
    const declined = { no: 'ENQ26011500001', decision: 'DECLINE', reason: '无' };
    expect((await sendAs(server.address, clientHeaders, 'operatorEnquiries', declined)).code).toBe('00000401');
  });

  it('lists what waits, the oldest first, until it is answered', async () => {
    const [first, second] = [await ask('甲'), await ask('乙')];
    const numbers = async () => (await queue()).enquiries.items.map(({ enquiryNo }) => enquiryNo);
    expect((await numbers()).filter((no) => [first, second].includes(no))).toEqual([first, second]);
    const { moves, orders, enquiries } = await queue();
    expect(enquiries.items.find(({ enquiryNo }) => enquiryNo === first)).toMatchObject({
      service: 'fcl',
      form: { cargoName: '甲', phone: '12000000001' },
    });
    expect(moves).toContainEqual({ status: 'booked', name: '已订舱' });
    expect(orders.items.map(({ status }) => status)).not.toContain('autoCancelled');
    await asOperator({ no: first, decision: 'DECLINE', reason: '该航次停接' });
    expect(await numbers()).not.toContain(first);
    expect(await numbers()).toContain(second);
  });

  it('[10.3] charges a fee that an operator added, which the customer reads by its name; one that is none is named', async () => {
    const no = await ask('木');
    const line = { feeCode: 'ZGF', unitPrice: '320.00', quantity: '2', currency: '1' as const };
    const unknown = await answer(no, { lines: [line] });
    expect(unknown).toMatchObject({ code: '10004001', message: marketReplies.feeUnknown('ZGF') });
    const fee = { nameCn: '装箱加固', groupName: 'SERVICE', bases: ['CONTAINER'], currency: '1', atCost: false };
    await server.database.db.insert(feeCodes).values({ code: 'ZGF', ...fee, editedBy: '值班员' });
    const sheet = (await sendAs(server.address, headers, 'operatorEnquirySheet', { no })).data;
    expect(sheet.fees).toContainEqual({ code: 'ZGF', nameCn: '装箱加固', currency: '1' });
    expect((await answer(no, { lines: [line] })).code).toBe('00000000');
    expect((await read(no)).options[0]).toMatchObject({
      lines: [{ feeCode: 'ZGF', feeName: '装箱加固', amount: '640.00' }],
      totals: [{ currency: '1', amount: '640.00' }],
    });
  });

  it('answers with one of our prices, which becomes an order at what it cost', async () => {
    const no = await ask('丙');
    const answered = await answer(no, { priceId: offer.priceId, remark: '已与船司确认' });
    expect(answered).toMatchObject({ code: '00000000', data: { status: 'answered', optionCount: 1, reply: null } });
    const { options, status } = await read(no);
    expect(status).toBe('answered');
    expect(options[0]).toMatchObject({ priceId: offer.priceId, totals: offer.totals, remark: '已与船司确认' });
    const form = formOf(methanol(offer, server.clock.now()), askingUser);
    const { enterpriseResp } = await as(server, askingUser, 'getUserInfo', {});
    await as(server, askingUser, 'agreeProtocol', {
      basicEntId: enterpriseResp?.basicEntId ?? '',
      protocol: PROTOCOL_VERSION,
    });
    const { orderNo } = await as(
      server,
      askingUser,
      'acceptEnquiry',
      { service: 'fcl', no, optionId: options[0]?.optionId ?? '', form },
      bookingKey('accepted'),
    );
    expect(await as(server, askingUser, 'order', { no: orderNo })).toMatchObject({ totals: offer.totals });
    expect((await answer(no, { priceId: offer.priceId })).code).toBe('10004009');
  });

  it('names what an option lacks, and writes nothing of the answer', async () => {
    const no = await ask('丁');
    const refused = await answer(no, { priceId: offer.priceId }, { priceId: 'price-of-no-one' });
    expect(refused).toMatchObject({ code: '10004001', data: { fields: { 'options.1.priceId': expect.any(String) } } });
    expect((await answer(no, { remark: '面议' })).data).toMatchObject({
      fields: { 'options.0.lines': expect.any(String) },
    });
    const strange = { lines: [{ feeCode: 'OF', unitPrice: '900', quantity: '2' }], carrier: 'NOBODY' };
    expect((await answer(no, strange)).data).toMatchObject({ fields: { 'options.0.carrier': expect.any(String) } });
    expect(await read(no)).toMatchObject({ status: 'waiting', options: [] });
  });

  it('prices by hand what no list has, exactly', async () => {
    const { enquiryNo } = await as(
      server,
      askingUser,
      'placeEnquiry',
      { service: 'truck', form: trucked },
      bookingKey('trucked'),
    );
    await answer(enquiryNo, {
      lines: [
        { feeCode: 'TRK', unitPrice: '3200.10', quantity: '3' },
        { feeCode: 'OF', unitPrice: '0.07', quantity: '3' },
      ],
      validDays: 2,
      remark: '含押运',
    });
    const { options } = await read(enquiryNo);
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({
      priceId: null,
      validTo: server.clock.now() + 2 * 86_400_000,
      totals: [
        { currency: '1', amount: '9600.30' },
        { currency: '2', amount: '0.21' },
      ],
      remark: '含押运',
    });
  });

  it('names a vehicle for a road without a rate, which can then be ordered, and none without a price', async () => {
    const { enquiryNo } = await as(
      server,
      askingUser,
      'placeEnquiry',
      { service: 'truck', form: { ...trucked, pickupPlace: '内蒙古乌海' } },
      bookingKey('trucked-far'),
    );
    expect((await answer(enquiryNo, { priceId: 'truck-VAN96' })).code).toBe('10004001');
    expect((await answer(enquiryNo, { priceId: 'truck-NONE', lines: [] })).code).toBe('10004001');
    await answer(enquiryNo, {
      priceId: 'truck-VAN96',
      lines: [{ feeCode: 'TRK', unitPrice: '9800', quantity: '2' }],
    });
    const { options } = await read(enquiryNo);
    expect(options[0]).toMatchObject({ priceId: 'truck-VAN96', totals: [{ currency: '1', amount: '19600.00' }] });
  });

  it('declines with its own words, and may still serve who was declined', async () => {
    const no = await ask('戊');
    expect((await asOperator({ no, decision: 'DECLINE', reason: '' })).code).toBe('10004001');
    await asOperator({ no, decision: 'DECLINE', reason: '目的港限制' });
    expect(await read(no)).toMatchObject({ status: 'declined', reply: '目的港限制', options: [] });
    await answer(no, { priceId: offer.priceId });
    expect(await read(no)).toMatchObject({ status: 'answered', reply: null, optionCount: 1 });
  });

  it('of several answers at once one holds', async () => {
    const no = await ask('己');
    const answers = await Promise.all([1, 2, 3].map(() => answer(no, { priceId: offer.priceId })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10004009', '10004009']);
    expect((await read(no)).optionCount).toBe(1);
  });

  it('[10.8] is found by number, phone, company or UN number, what is due first on top, page by page', async () => {
    const page = async (request: object) =>
      (await sendAs(server.address, headers, 'operatorEnquiryQueue', request)).data;
    const no = await ask('辛');
    const first = await page({});
    expect(first.items.map(({ deadline }) => deadline)).toEqual(
      first.items.map(({ deadline }) => deadline).toSorted((one, other) => Number(one) - Number(other)),
    );
    const [found] = (await page({ keyword: no })).items;
    expect(found).toMatchObject({ enquiryNo: no, status: 'waiting', org: 'CNSHA', deadline: expect.any(Number) });
    expect(found?.unNumbers).toEqual([{ unNo: '1230', classes: ['3', '6.1'] }]);
    const { due = { urgent: 0, soon: 0, ample: 0 }, total } = first;
    expect(due.urgent + due.soon + due.ample).toBe(total);
    expect(found?.company).toEqual(expect.any(String));
    for (const keyword of ['12000000001', found?.company ?? '', 'un 1230', '辛'])
      expect((await page({ keyword, service: 'fcl' })).items.map(({ enquiryNo }) => enquiryNo)).toContain(no);
    expect((await page({ keyword: 'UN 1993' })).total).toBe(0);
    expect((await page({ keyword: no, status: 'answered' })).total).toBe(0);
    expect((await page({ keyword: no, service: 'truck' })).total).toBe(0);
    const at = `${server.clock.now()}.${found?.deadline}.${found?.createdAt}.${no}`;
    expect((await page({ keyword: no, after: at })).items).toEqual([]);
    await answer(no, { priceId: offer.priceId });
    expect((await page({ keyword: no })).total).toBe(0);
    expect((await page({ keyword: no, status: 'answered' })).items).toMatchObject([{ deadline: null, optionCount: 1 }]);
  });

  it('[10.8] is read whole, with our prices for it, and previewed as its customer will read it', async () => {
    const no = await ask('壬');
    const sheet = async (of: string) =>
      (await sendAs(server.address, headers, 'operatorEnquirySheet', { no: of })).data;
    const preview = async (request: object) => sendAs(server.address, headers, 'operatorEnquiryPreview', request);
    const opened = await sheet(no);
    expect(opened).toMatchObject({
      row: { enquiryNo: no },
      enquiry: { form: { cargoName: '壬', unNo: '1230' }, options: [] },
      isOpen: true,
      customer: { phone: '12000000001' },
    });
    expect(opened.offers.map(({ priceId }) => priceId)).toContain(offer.priceId);
    expect(opened.carriers).toContainEqual(expect.objectContaining({ code: 'COSU' }));

    const written = {
      lines: [{ feeCode: 'OF', unitPrice: '812.50', quantity: '2', ctnType: '20GP' }],
      carrier: 'COSU',
    };
    const request = { no, decision: 'ANSWER', options: [{ priceId: offer.priceId }, written], answeredAt: null };
    const shown = (await preview(request)).data;
    expect(shown.enquiry).toMatchObject({
      status: 'answered',
      options: [
        { totals: offer.totals },
        { carrier: { code: 'COSU' }, totals: [{ currency: '2', amount: '1625.00' }] },
      ],
    });
    expect(await read(no)).toMatchObject({ status: 'waiting', options: [] });
    expect((await preview({ ...request, options: [{ priceId: 'price-of-no-one' }] })).code).toBe('10004001');
    expect((await preview({ no, decision: 'DECLINE', reason: '停接' })).data.enquiry).toMatchObject({ reply: '停接' });

    expect((await asOperator({ ...request, digest: '0'.repeat(64) })).code).toBe('10004009');
    expect((await asOperator({ ...request, digest: shown.digest })).data).toMatchObject({ optionCount: 2 });
    const { options } = await read(no);
    expect(options.map(({ lines }) => lines)).toEqual(shown.enquiry.options.map(({ lines }) => lines));
    expect(await sheet(no)).toMatchObject({ isOpen: false, offers: [], enquiry: { status: 'answered' } });
    expect((await preview(request)).code).toBe('10004009');
    expect((await sendAs(server.address, headers, 'operatorEnquirySheet', { no: 'ENQ26011599999' })).code).toBe(
      '10004004',
    );
  });

  it('[10.8] of two operators the second is notified, also where the first turned it down', async () => {
    const no = await ask('癸');
    await asOperator({ no, decision: 'DECLINE', reason: '该航次停接', answeredAt: null });
    const late = { no, decision: 'ANSWER', options: [{ priceId: offer.priceId }], answeredAt: null };
    expect((await asOperator(late)).code).toBe('10004009');
    expect(await read(no)).toMatchObject({ status: 'declined', reply: '该航次停接' });
    const { answeredAt } = await read(no);
    expect((await asOperator({ ...late, answeredAt })).code).toBe('00000000');
  });

  it('says no to a number no one has and to one whose time is over', async () => {
    const no = await ask('庚');
    expect((await answer('ENQ26011599999', { priceId: offer.priceId })).code).toBe('10004004');
    const { deadline } = await read(no);
    const wait = deadline - server.clock.now();
    server.clock.advance(wait);
    expect((await answer(no, { priceId: offer.priceId })).code).toBe('10004009');
    expect((await queue()).enquiries.items.map(({ enquiryNo }) => enquiryNo)).not.toContain(no);
    server.clock.advance(-wait);
  });
});
