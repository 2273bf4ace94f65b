import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentToSave, OperatorArticle } from '#contract/calls/operator-content.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { nextShown } from '#server/content/next-shown.ts';
import { sweepUnusedFiles } from '#server/content/unused-files.ts';
import { takeDueChanges } from '#server/content/upcoming.ts';
import { contentFiles } from '#server/data/schema/content.ts';
import { audit } from '#server/data/schema/operations.ts';
import { procurementLines } from '#server/data/schema/procurement.ts';
import { createFileStore } from '#server/files/store.ts';
import { ask } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';
import { plainPicture } from '#tests/kit/upload-files.ts';

const news = {
  kind: 'NEWS' as const,
  fields: { category: '公司新闻', title: '安全周', summary: '一周的安全课', source: '化舟', tags: '安全' },
  blocks: [{ kind: 'heading' as const, text: '第一天' }],
};
const titled = (title: string) => ({ ...news, fields: { ...news.fields, title } });

describe.each(databaseKinds())('[10.6] changes that wait in the operator console on %s', (database) => {
  let server: TestServer;
  let editor: Awaited<ReturnType<typeof makeOperator>>;
  let headers: Record<string, string>;
  let saves = 0;
  const files = createFileStore(mkdtempSync(join(tmpdir(), 'article-files-')));
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, files });
    editor = await makeOperator(server, '内容员', ['content']);
  }, 60_000);
  /** Signs in again: idle sessions expire, and a one-time code works once. */
  beforeEach(async () => {
    server.clock.advance(MINUTE_MS);
    headers = { ...clientHeaders, ...(await signInOperator(server, editor)) };
  });
  afterAll(() => server.stop());

  type Name = 'operatorContentPublish' | 'operatorContentQuery' | 'operatorContentRead' | 'operatorContentWithdraw';
  const send = (name: Name, request: object) => sendAs(server.address, headers, name, request as never);
  const done = async (name: Name, request: object) => (await send(name, request)).data as OperatorArticle;
  const save = async (request: object) => {
    saves += 1;
    const keyed = { ...headers, 'idempotency-key': `upcoming-${saves}-of-many-saves` };
    return (await sendAs(server.address, keyed, 'operatorContentSave', request as ContentToSave))
      .data as OperatorArticle;
  };
  const soon = () => server.clock.now() + 20 * MINUTE_MS;
  const titleOf = async (id: string) => (await ask(server, 'newsItem', { id })).title;
  const take = () => takeDueChanges(server.database.db, server.clock.now());

  /** Shown under one title, with another to come. */
  async function waiting(at: number) {
    const made = await save({ ...titled('先前的'), id: null, version: 0 });
    const { id } = made.row;
    const shown = await done('operatorContentPublish', { kind: 'NEWS', id, version: made.version });
    const changed = await save({ ...titled('到时的'), id, version: shown.version });
    return done('operatorContentPublish', { kind: 'NEWS', id, version: changed.version, at });
  }

  it('shows what was there until the time, what is new from then on, and each step stands in the log', async () => {
    const at = soon();
    const { row, version, content, shown } = await waiting(at);
    const { id } = row;
    expect(row).toMatchObject({ status: 'PUBLISHED', hasChanges: false, changeFrom: at, title: '到时的' });
    expect([content.fields.title, shown?.fields.title]).toEqual(['到时的', '先前的']);
    expect(await nextShown(server.database.db, server.clock.now())).toBeLessThanOrEqual(at);
    const listed = (await send('operatorContentQuery', { kind: 'NEWS', status: 'SCHEDULED', keyword: '到时的' })).data;
    expect(listed).toMatchObject({ total: 1, items: [{ id, changeFrom: at }] });

    const drafted = await save({ ...titled('第三稿'), id, version });
    expect(drafted).toMatchObject({
      row: { hasChanges: true, changeFrom: at },
      content: { fields: { title: '第三稿' } },
      upcoming: { fields: { title: '到时的' } },
      shown: { fields: { title: '先前的' } },
    });
    server.clock.advance(20 * MINUTE_MS - 1);
    expect([await take(), await titleOf(id)]).toEqual([0, '先前的']);
    server.clock.advance(1);
    expect([await take(), await titleOf(id), await take()]).toEqual([1, '到时的', 0]);
    const after = await done('operatorContentRead', { kind: 'NEWS', id });
    expect(after).toMatchObject({
      ...{ version: drafted.version, row: { status: 'PUBLISHED', hasChanges: true, changeFrom: null } },
      ...{ content: { fields: { title: '第三稿' } }, shown: { fields: { title: '到时的' } } },
    });
    const acts = await server.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectKind, 'news'), eq(audit.subjectId, id)))
      .orderBy(asc(audit.id));
    expect(acts.map(({ action }) => action)).toEqual([
      ...['content.saved', 'content.published', 'content.saved', 'content.scheduled', 'content.saved'],
      'content.tookEffect',
    ]);
    expect(acts.at(-1)).toMatchObject({
      ...{ actorKind: 'system', actorId: 'schedule' },
      detail: { before: { changeFrom: at, fields: { title: '先前的' } }, after: { fields: { title: '到时的' } } },
    });
  });

  it('is taken off its time alone, or goes with the article, and stays as what was saved', async () => {
    const { row, version } = await waiting(soon());
    const of = { kind: 'NEWS', id: row.id };
    const recalled = await done('operatorContentWithdraw', { ...of, version, only: 'CHANGE' });
    expect(recalled.row).toMatchObject({ status: 'PUBLISHED', hasChanges: true, changeFrom: null, title: '到时的' });
    const twice = await send('operatorContentWithdraw', { ...of, version: recalled.version, only: 'CHANGE' });
    expect(twice).toMatchObject({ code: '10004009', message: contentReplies.noChangeWaits });
    const again = await done('operatorContentPublish', { ...of, version: recalled.version, at: soon() });
    const withdrawn = await done('operatorContentWithdraw', { ...of, version: again.version });
    expect(withdrawn).toMatchObject({
      ...{ row: { status: 'WITHDRAWN', changeFrom: null, hasChanges: false } },
      ...{ content: { fields: { title: '到时的' } } },
    });
    server.clock.advance(30 * MINUTE_MS);
    expect(await take()).toBe(0);
    expect((await sendAs(server.address, clientHeaders, 'newsItem', { id: row.id })).code).not.toBe('00000000');
  });

  it('is shown at once after all, at another time, or gives way to what is published meanwhile', async () => {
    const { row, version } = await waiting(soon());
    const of = { kind: 'NEWS' as const, id: row.id };
    const later = await done('operatorContentPublish', { ...of, version, at: soon() + DAY_MS });
    expect(later.row.changeFrom).toBe(soon() + DAY_MS);
    const fixed = await save({ ...titled('马上的'), id: row.id, version: later.version });
    const shown = await done('operatorContentPublish', { ...of, version: fixed.version });
    expect(shown.row).toMatchObject({ status: 'PUBLISHED', hasChanges: false, changeFrom: null });
    expect(await titleOf(row.id)).toBe('马上的');
    const nothing = await send('operatorContentPublish', { ...of, version: shown.version, at: soon() });
    expect(nothing.message).toBe(contentReplies.nothingToPublish);
  });

  it('is in effect for an operator who acts at its very moment, before any sweep', async () => {
    const { row, version } = await waiting(soon());
    server.clock.advance(20 * MINUTE_MS);
    const late = await send('operatorContentWithdraw', { kind: 'NEWS', id: row.id, version, only: 'CHANGE' });
    expect(late.message).toBe(contentReplies.noChangeWaits);
    await take();
    expect(await titleOf(row.id)).toBe('到时的');
  });

  it.each(['CAROUSEL', 'CAMPAIGN', 'HELP', 'WAREHOUSE', 'SUPPLIER'] as const)(
    'changes a %s at its time the same way',
    async (kind) => {
      const { items } = (await send('operatorContentQuery', { kind, status: 'PUBLISHED' })).data as {
        items: OperatorArticle['row'][];
      };
      const id = items[0]?.id ?? '';
      const { content, version } = await done('operatorContentRead', { kind, id });
      const before = String(content.fields.title);
      const fields = { ...content.fields, title: '到时换的' };
      const saved = await save({ kind, id, version, fields, blocks: content.blocks });
      const { row } = await done('operatorContentPublish', { kind, id, version: saved.version, at: soon() });
      expect(row.changeFrom).toBe(soon());
      expect((await done('operatorContentRead', { kind, id })).shown?.fields.title).toBe(before);
      server.clock.advance(20 * MINUTE_MS);
      await take();
      const after = await done('operatorContentRead', { kind, id });
      expect(after).toMatchObject({ row: { status: 'PUBLISHED', hasChanges: false, changeFrom: null } });
      expect([after.content.fields.title, after.shown]).toEqual(['到时换的', undefined]);
    },
  );

  it('leaves a post that a user ordered of as it is, says why, and keeps the change as a draft', async () => {
    const fields = {
      ...{ postKind: 'OFFER', title: '丙酮', deadline: '2027-10-20T18:00', trade: 'SELF', payment: 'MONTHLY' },
      ...{ tax: 'WITH', deliveryPlace: '上海市奉贤区化工路 8 号', deliveryDate: '2027-10-25', qualifications: '' },
      ...{ contactName: '周样例', contactPhone: '13800138000', remark: '' },
    };
    const goods = {
      ...{ kind: 'goods', nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', unNo: '1090', grade: '工业级' },
      ...{ purity: '99.5 %', packing: '160 kg 钢桶', quantity: '20', unit: '吨', price: '6100', minimumQuantity: '1' },
      specifications: '',
    };
    const made = await save({ kind: 'POST', id: null, version: 0, fields, blocks: [goods] });
    const { id } = made.row;
    const shown = await done('operatorContentPublish', { kind: 'POST', id, version: made.version });
    const less = [{ ...goods, quantity: '5' }];
    const saved = await save({ kind: 'POST', id, version: shown.version, fields, blocks: less });
    await done('operatorContentPublish', { kind: 'POST', id, version: saved.version, at: soon() });
    await server.database.db.update(procurementLines).set({ sold: '8' }).where(eq(procurementLines.postId, id));
    server.clock.advance(20 * MINUTE_MS);
    expect(await take()).toBe(1);
    const after = await done('operatorContentRead', { kind: 'POST', id });
    expect(after).toMatchObject({
      row: { status: 'PUBLISHED', hasChanges: true, changeFrom: null },
      ...{ content: { blocks: [{ quantity: '5' }] }, shown: { blocks: [{ quantity: '20' }] } },
    });
    const [act] = await server.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, id), eq(audit.action, 'content.notInEffect')));
    expect(act?.detail).toMatchObject({ reason: contentReplies.goodsTaken(1, '丙酮') });
    const again = await send('operatorContentPublish', { kind: 'POST', id, version: after.version, at: soon() });
    expect(again.message).toBe(contentReplies.goodsTaken(1, '丙酮'));
  });

  it('names the ports of the lanes of a campaign', async () => {
    const { items } = (await send('operatorContentQuery', { kind: 'CAMPAIGN' })).data as {
      items: OperatorArticle['row'][];
    };
    const all = await Promise.all(items.map(({ id }) => done('operatorContentRead', { kind: 'CAMPAIGN', id })));
    const named = all.find(({ lanes }) => lanes !== undefined);
    expect(named?.lanes?.[0]).toEqual({
      ...{ id: expect.any(String), from: expect.stringMatching(/\p{Script=Han}/u) },
      to: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  it('forgets an upload that no article has after a day, and none that one shows, waits with or drafts', async () => {
    const upload = async (name: string) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(plainPicture(9, 9))], name));
      const answer = await fetch(`${server.address}/api-platform/desk/content/upload`, {
        ...{ method: 'POST', headers, body: form },
      });
      return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
    };
    const [shown, upcoming, draft, unused] = [
      await upload('shown.jpg'),
      await upload('upcoming.jpg'),
      await upload('draft.jpg'),
      await upload('unused.jpg'),
    ];
    const withPicture = (fileId: string) => ({ ...news, blocks: [{ kind: 'picture', fileId, text: '路线图' }] });
    const made = await save({ ...withPicture(shown), id: null, version: 0 });
    const of = { kind: 'NEWS', id: made.row.id };
    const published = await done('operatorContentPublish', { ...of, version: made.version });
    const changed = await save({ ...withPicture(upcoming), id: of.id, version: published.version });
    const at = server.clock.now() + 3 * DAY_MS;
    const waits = await done('operatorContentPublish', { ...of, version: changed.version, at });
    await save({ ...withPicture(draft), id: of.id, version: waits.version });

    const kept = async () => {
      await sweepUnusedFiles({ db: server.database.db, clock: server.clock, files });
      const rows = await server.database.db.select({ id: contentFiles.id }).from(contentFiles);
      return rows.map(({ id }) => id).sort();
    };
    expect(await kept()).toEqual([shown, upcoming, draft, unused].sort());
    server.clock.advance(DAY_MS + 1);
    expect(await kept()).toEqual([shown, upcoming, draft].sort());
    await expect(files.find(unused)).rejects.toThrow();
    expect((await files.find(draft)).bytes).toBeGreaterThan(0);
  });
});
