import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { DAY_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { book, formOf, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { CONFLICT, type Company, callOnce, OK, startCompany } from '#tests/kit/company.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { lockingDatabaseKinds } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const OWNER = 'user-verified';
const BOOKER = 'user-13000000071';
const PAPER = 'PACKING_USE_CERTIFICATE';
const noMasses = { boxes: [], responsible: '', signature: '', weigher: '', weighingPlace: '', telephone: '' };
const invoice = {
  ...{ invoiceType: 'NORMAL', companyName: '海润化工', taxpayerId: '91350100M000100Y43', regAddress: '', regPhone: '' },
  ...{ bankName: '', bankAccount: '', receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
};

describe.each(lockingDatabaseKinds)('two members and one order, on %s', (database) => {
  let company: Company;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let booker: SignedIn;
  afterAll(() => company.server.stop());

  beforeAll(async () => {
    company = await startCompany(database);
    offer = await goldenOffer(company.server);
    owner = company.owner;
    booker = (await company.joined('13000000071', 'booker')).browser;
  }, 60_000);

  const placeOrder = async (name: string) =>
    (await book(company.server, OWNER, methanol(offer, company.server.clock.now()), `of-two-${name}`)).orderNo;
  /** An amendment request at the current price. */
  async function amending(who: SignedIn, no: string, remark: string) {
    const form = formOf(methanol(offer, company.server.clock.now(), { remark }), who === owner ? OWNER : BOOKER);
    const { data } = await who.call('quote', { service: 'fcl', part: partOf(form), amends: no });
    return { no, service: 'fcl', seen: 0, quoteId: data.quoteId, form };
  }
  const fileOf = async (who: SignedIn) =>
    (await who.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf')).data!.fileId;

  it('[10.10] [10.11] of two who amend at once one is taken, and both read what it asks for', async () => {
    const no = await placeOrder('amended');
    const [first, second] = [await amending(owner, no, '甲改'), await amending(booker, no, '乙改')];
    const answers = await Promise.all([callOnce(owner, 'amendOrder', first), callOnce(booker, 'amendOrder', second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([OK, CONFLICT]);
    const [forOwner, forBooker] = [await owner.call('order', { no }), await booker.call('order', { no })];
    expect(forOwner.data.amendments).toHaveLength(1);
    expect(forBooker.data.amendments).toEqual(forOwner.data.amendments);
    expect(forBooker.data.status).toBe('amending');
  });

  it('[10.10] [10.12] of two who hand in one paper at once one is taken, and the other is notified of it', async () => {
    const no = await placeOrder('handed-in');
    const day = localDay(offer.etd + 30 * DAY_MS, CHINA);
    const [mine, theirs] = [await fileOf(owner), await fileOf(booker)];
    const answers = await Promise.all(
      [
        { who: owner, fileId: mine },
        { who: booker, fileId: theirs },
      ].map(({ who, fileId }) =>
        callOnce(who, 'handInPaper', { no, paper: PAPER, version: 0, fileIds: [fileId], day }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([OK, CONFLICT]);
    const { data } = await booker.call('order', { no });
    const paper = data.papers.find(({ code }) => code === PAPER);
    expect(paper?.handIn).toMatchObject({ version: 1, files: [{ fileId: answers[0]?.code === OK ? mine : theirs }] });
  });

  it('[10.10] [10.11] of a cancellation and an amendment at once the order is left as one of them made it', async () => {
    const no = await placeOrder('both');
    const request = await amending(booker, no, '改');
    const [cancelled, amended] = await Promise.all([
      callOnce(owner, 'cancelOrder', { no }),
      callOnce(booker, 'amendOrder', request),
    ]);
    expect(cancelled.code).toBe(OK);
    expect([OK, CONFLICT]).toContain(amended.code);
    const { data } = await booker.call('order', { no });
    expect(data).toMatchObject({ status: 'cancelled', mayAmend: false, mayCancel: false });
    expect((data.amendments ?? []).map(({ state }) => state)).toEqual(amended.code === OK ? ['ended'] : []);
  });

  it('[10.10] [10.11] [10.12] a page that is open on an order a colleague has cancelled changes nothing, and is reported', async () => {
    const no = await placeOrder('cancelled');
    const request = await amending(booker, no, '改');
    const fileId = await fileOf(booker);
    const { data: contract } = await booker.call('orderContract', { orderNo: no });
    const [service, charge] = contract.texts.map(({ version }) => version);
    const versions = { contract: service, charge };
    expect((await callOnce(owner, 'cancelOrder', { no })).code).toBe(OK);

    const before = await lastWritesOf(company.server.database.pool, ['sessions', 'limits']);
    const asked: readonly [CallName, object][] = [
      ['cancelOrder', { no }],
      ['amendOrder', request],
      ['quote', { service: 'fcl', part: partOf(request.form), amends: no }],
      ['handInPaper', { no, paper: PAPER, version: 0, fileIds: [fileId] }],
      ['handInMass', { no, version: 0, form: noMasses }],
      ['nameVehicles', { no, version: 0, form: { vehicleCount: '', vehicles: [] } }],
      ['answerDraft', { no, version: 0, form: { decision: 'CONFIRM', lines: [] } }],
      ['concludeContract', { orderNo: no, versions }],
      ['requestInvoice', { orderNos: [no], ...invoice }],
    ];
    for (const [name, body] of asked) {
      const { code, message } = await callOnce(booker, name, body);
      expect([name, code, message]).toEqual([name, CONFLICT, expect.stringMatching(/[一-龥]/)]);
    }
    expect(await lastWritesOf(company.server.database.pool, ['sessions', 'limits'])).toEqual(before);
    expect((await booker.call('order', { no })).data).toMatchObject({
      ...{ status: 'cancelled', mayCancel: false, mayAmend: false, nextSteps: [] },
      cancelledAt: company.server.clock.now(),
    });
  });
});
