import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { TEMPLATES_OF_A_USER } from '#domain/limits.ts';
import { book, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('templates of orders, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const listed = async (who = owner) => (await who.call('templateList', {})).data.items;
  const removeAll = async (who: SignedIn) => {
    for (const { id } of await listed(who)) await who.call('removeTemplate', { id });
  };

  it('[10.10] an order is kept as it was booked, under a name, and leaves the list without its form', async () => {
    const { orderNo } = await book(server, OWNER, methanol(offer, server.clock.now()), 'template-of-order');
    const { data: saved } = await owner.call('saveTemplate', { name: ' 甲醇 ', orderNo });
    expect(await listed()).toMatchObject([{ id: saved.id, service: 'fcl', name: '甲醇', form: null }]);
    const { data: order } = await owner.call('order', { no: orderNo });
    const { data: opened } = await owner.call('templateList', { id: saved.id });
    expect(opened).toMatchObject({ items: [{ id: saved.id, form: order.form }], mayEdit: true });
    expect(opened.items[0]?.author).not.toBe('');
    await removeAll(owner);
  });

  it('[10.10] a form is kept as it stands; a name is had once, and a new name is not the name of another', async () => {
    const form = { orgPortCode: 'CNSHA', remark: '<b>早上</b>' };
    const save = (name: string) => owner.call('saveTemplate', { name, service: 'fcl', form });
    const [first, second] = [(await save('每月一票')).data, (await save('每周一票')).data];
    expect(await save('每月一票')).toMatchObject({ code: '10004009', message: orderReplies.templateNamed('每月一票') });
    const renamed = await owner.call('saveTemplate', { id: second.id, name: '每月一票' });
    expect(renamed).toMatchObject({ code: '10004009', message: orderReplies.templateNamed('每月一票') });
    server.clock.advance(1_000);
    expect((await owner.call('saveTemplate', { id: first.id, name: '每月一票' })).code).toBe('00000000');
    expect((await listed()).map(({ name }) => name)).toEqual(['每月一票', '每周一票']);
    expect((await owner.call('templateList', { id: first.id })).data.items[0]?.form).toEqual(form);
    await removeAll(owner);
  });

  it('[10.10] of two who save one name at once, one is notified', async () => {
    const save = () => owner.call('saveTemplate', { name: '同时', service: 'lcl', form: {} });
    const codes = (await Promise.all([save(), save()])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['00000000', '10004009']);
    await removeAll(owner);
  });

  it('[10.10] a stranger keeps no order of others, and finds no template of theirs', async () => {
    const { orderNo } = await book(server, OWNER, methanol(offer, server.clock.now()), 'template-of-others');
    expect((await stranger.call('saveTemplate', { name: 'A', orderNo })).code).toBe('10004004');
    const { id } = (await owner.call('saveTemplate', { name: 'A', orderNo })).data;
    expect((await stranger.call('templateList', { id })).code).toBe('10004004');
    expect((await stranger.call('saveTemplate', { id, name: 'B' })).code).toBe('10004004');
    expect((await stranger.call('removeTemplate', { id })).code).toBe('10004004');
    expect(await listed(stranger)).toEqual([]);
    expect((await owner.call('removeTemplate', { id })).code).toBe('00000000');
    expect(await owner.call('removeTemplate', { id })).toMatchObject({
      code: '10004004',
      message: orderReplies.templateUnknown,
    });
  });

  it('[10.10] a road form that no one named a price for is no template', async () => {
    const form = { copiedFrom: '' };
    expect((await owner.call('saveTemplate', { name: '陆运', service: 'truck', form })).code).toBe('10004004');
    expect(
      (await stranger.call('saveTemplate', { name: '陆运', service: 'truck', form: { copiedFrom: 'TRK26010100001' } }))
        .code,
    ).toBe('10004004');
  });

  it('[10.10] there is an end to them', async () => {
    // The calls of a minute have an end too.
    server.clock.advance(61_000);
    const person = await signIn(server, 'user-person');
    for (let kept = 0; kept < TEMPLATES_OF_A_USER; kept += 1)
      expect((await person.call('saveTemplate', { name: `第 ${kept}`, service: 'air', form: {} })).code).toBe(
        '00000000',
      );
    expect(await person.call('saveTemplate', { name: '再一个', service: 'air', form: {} })).toMatchObject({
      code: '10004009',
      message: orderReplies.templatesFull(TEMPLATES_OF_A_USER),
    });
    await removeAll(person);
  });
});
