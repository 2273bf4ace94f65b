import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentToSave, OperatorArticle } from '#contract/calls/operator-content.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { audit } from '#server/data/schema/operations.ts';
import { ask } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const words = {
  kind: 'NEWS' as const,
  fields: { category: '公司新闻', title: '安全周开始了', summary: '一周的安全课', source: '化舟', tags: '安全、课程' },
  blocks: [
    { kind: 'heading' as const, text: '第一天' },
    { kind: 'paragraph' as const, text: '<b>不是</b>标记' },
    { kind: 'link' as const, text: '查价', href: '/shippingFcl' },
  ],
};

describe.each(databaseKinds())('[10.6] articles in the operator console on %s', (database) => {
  let server: TestServer;
  let headers: Record<string, string>;
  let others: Record<string, string>;
  let saves = 0;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    const editor = await makeOperator(server, '内容员', ['content']);
    const second = await makeOperator(server, '另一位', ['content', 'admin']);
    headers = { ...clientHeaders, ...(await signInOperator(server, editor)) };
    others = { ...clientHeaders, ...(await signInOperator(server, second)) };
  }, 60_000);
  afterAll(() => server.stop());

  type Name = 'operatorContentPublish' | 'operatorContentQuery' | 'operatorContentRead' | 'operatorContentWithdraw';
  const send = (name: Name, request: object, by = headers) => sendAs(server.address, by, name, request as never);
  const save = (request: ContentToSave, by = headers) => {
    saves += 1;
    return sendAs(
      server.address,
      { ...by, 'idempotency-key': `content-${saves}-of-many-saves` },
      'operatorContentSave',
      request,
    );
  };
  const made = async (request: ContentToSave): Promise<OperatorArticle> =>
    (await save(request)).data as OperatorArticle;
  const seen = async (id: string) =>
    (await sendAs(server.address, clientHeaders, 'newsItem', { id })).code === '00000000';

  it('[7.5e] is a draft that no one sees, is published, changed without a trace, published again and withdrawn', async () => {
    const { row, version } = await made({ ...words, id: null, version: 0 });
    const { id } = row;
    expect(row).toMatchObject({ status: 'DRAFT', hasChanges: false, shownFrom: null, editedBy: '内容员' });
    expect(await seen(id)).toBe(false);
    const published = (await send('operatorContentPublish', { kind: 'NEWS', id, version })).data as OperatorArticle;
    expect(published.row).toMatchObject({ status: 'PUBLISHED', shownFrom: server.clock.now() });
    const read = await ask(server, 'newsItem', { id });
    expect(read).toMatchObject({ title: '安全周开始了', tags: ['安全', '课程'], body: words.blocks });
    expect((await ask(server, 'newsQuery', {})).items[0]?.id).toBe(id);

    const fields = { ...words.fields, title: '安全周还在' };
    const changed = await made({ ...words, fields, id, version: published.version });
    expect(changed.row).toMatchObject({ status: 'PUBLISHED', hasChanges: true, title: '安全周还在' });
    expect((await ask(server, 'newsItem', { id })).title).toBe('安全周开始了');
    const again = (await send('operatorContentPublish', { kind: 'NEWS', id, version: changed.version }))
      .data as OperatorArticle;
    expect((await ask(server, 'newsItem', { id })).title).toBe('安全周还在');
    const withdrawal = await send('operatorContentWithdraw', { kind: 'NEWS', id, version: again.version });
    expect(withdrawal.data).toMatchObject({ row: { status: 'WITHDRAWN' }, content: { fields } });
    expect(await seen(id)).toBe(false);

    const acts = await server.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectKind, 'news'), eq(audit.subjectId, id)));
    expect(acts.map(({ action }) => action)).toEqual([
      ...['content.saved', 'content.published', 'content.saved', 'content.published', 'content.withdrawn'],
    ]);
    expect(acts[2]?.detail).toMatchObject({
      before: { status: 'PUBLISHED', fields: { title: '安全周开始了' } },
      after: { status: 'PUBLISHED', fields: { title: '安全周还在' } },
    });
  });

  it('comes at its time by the server’s clock, not before, and can be taken off it', async () => {
    const { row, version } = await made({ ...words, id: null, version: 0 });
    const at = server.clock.now() + 20 * MINUTE_MS;
    const { data } = await send('operatorContentPublish', { kind: 'NEWS', id: row.id, version, at });
    expect(data).toMatchObject({ row: { status: 'SCHEDULED', shownFrom: at } });
    server.clock.advance(20 * MINUTE_MS - 1);
    expect(await seen(row.id)).toBe(false);
    server.clock.advance(1);
    expect(await seen(row.id)).toBe(true);
    expect((await ask(server, 'newsItem', { id: row.id })).publishedAt).toBe(at);
  });

  it('tells the second of two operators who was first and when, and a lost answer is no second article', async () => {
    const { row, version } = await made({ ...words, id: null, version: 0 });
    const first = await save({ ...words, id: row.id, version }, others);
    expect(first.code).toBe('00000000');
    const late = await save({ ...words, id: row.id, version });
    expect(late).toMatchObject({ code: '10004009', message: expect.stringContaining('另一位 在 ') });
    expect((await send('operatorContentPublish', { kind: 'NEWS', id: row.id, version })).code).toBe('10004009');
    const key = { ...headers, 'idempotency-key': 'content-sent-twice-over' };
    const twice = { ...words, id: null, version: 0 };
    const [one, two] = [
      await sendAs(server.address, key, 'operatorContentSave', twice),
      await sendAs(server.address, key, 'operatorContentSave', twice),
    ];
    expect((two.data as OperatorArticle).row.id).toBe((one.data as OperatorArticle).row.id);
  });

  it('takes nothing that leads elsewhere than this site or a secure address, and names the field', async () => {
    for (const href of [
      'javascript:alert(1)',
      'http://example.com',
      '//example.com',
      '/\\example.com',
      'https://a@b.example',
    ])
      expect((await save({ ...words, blocks: [{ kind: 'link', text: '看', href }], id: null, version: 0 })).code).toBe(
        '10004001',
      );
    const empty = await save({ ...words, blocks: [], id: null, version: 0 });
    expect(empty).toMatchObject({ data: { fields: { blocks: expect.any(String) } } });
    const lanes = { kind: 'offers' as const, laneIds: ['FCL-NO-WHERE'], note: '' };
    const fields = {
      ...{ title: '周', summary: '周', startsAt: '2026-01-10T09:00', endsAt: '2026-01-20T09:00' },
      stock: '0',
    };
    const unknown = await save({ kind: 'CAMPAIGN', fields, blocks: [lanes], id: null, version: 0 });
    expect(unknown.message).toBe(contentReplies.unknownLanes('FCL-NO-WHERE'));
  });

  it('[7.5e] keeps the slides of the home page, campaigns and help articles the same way', async () => {
    const slide = {
      title: '新的一张',
      subtitle: '第一张',
      illustration: 'tank' as const,
      href: '/tankIndex',
      sort: '0',
    };
    const kept = await made({ kind: 'CAROUSEL', fields: slide, blocks: [], id: null, version: 0 });
    await send('operatorContentPublish', { kind: 'CAROUSEL', id: kept.row.id, version: kept.version });
    expect((await ask(server, 'carousel', {})).map(({ title }) => title)).toContain('新的一张');

    const { items } = (await send('operatorContentQuery', { kind: 'CAMPAIGN' })).data as {
      items: OperatorArticle['row'][];
    };
    const { id = '' } = items.find((row) => row.id === 'tank-return-season') ?? {};
    const campaign = (await send('operatorContentRead', { kind: 'CAMPAIGN', id })).data as OperatorArticle;
    const { fields, blocks } = campaign.content;
    const saved = await save({ kind: 'CAMPAIGN', id, version: campaign.version, fields, blocks } as ContentToSave);
    expect(saved.data).toMatchObject({ content: campaign.content, row: { hasChanges: true } });

    const help = { kind: 'HELP' as const, id: null, version: 0, blocks: words.blocks };
    const child = await made({ ...help, fields: { number: '9.1', title: '第九章第一节' } });
    const early = await send('operatorContentPublish', { kind: 'HELP', id: '9.1', version: child.version });
    expect(early.message).toBe(contentReplies.noParent('9'));
    const chapter = await made({ ...help, fields: { number: '9', title: '第九章' } });
    await send('operatorContentPublish', { kind: 'HELP', id: '9', version: chapter.version });
    await send('operatorContentPublish', { kind: 'HELP', id: '9.1', version: child.version });
    expect(await ask(server, 'helpArticle', { id: '9.1' })).toMatchObject({ parentId: '9', title: '第九章第一节' });
    const held = await send('operatorContentWithdraw', { kind: 'HELP', id: '9', version: chapter.version + 1 });
    expect(held.message).toBe(contentReplies.hasChildren);
    const linked = await send('operatorContentWithdraw', { kind: 'HELP', id: '1.1.1', version: 1 });
    expect(linked.message).toBe(contentReplies.linkedFromFooter);
  });

  it('lists by what was changed last, each once over the pages, by status and by title', async () => {
    const first = (await send('operatorContentQuery', { kind: 'NEWS' })).data as {
      items: OperatorArticle['row'][];
      next: string;
      total: number;
    };
    const rest = (await send('operatorContentQuery', { kind: 'NEWS', after: first.next })).data as typeof first;
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(first.total, 40));
    const drafts = (await send('operatorContentQuery', { kind: 'NEWS', status: 'DRAFT', keyword: '安全周' }))
      .data as typeof first;
    expect(drafts.items.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT']);
    const withdrawn = (await send('operatorContentQuery', { kind: 'NEWS', status: 'WITHDRAWN' })).data as typeof first;
    expect(withdrawn.total).toBe(1);
  });

  it('shows a picture and hands out an attachment while an article that holds them is public, to an editor before', async () => {
    const take = async (content: Buffer, name: string) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(content)], name));
      const answer = await fetch(`${server.address}/api-platform/desk/content/upload`, {
        ...{ method: 'POST', headers, body: form },
      });
      return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
    };
    const get = (id: string, by: Record<string, string> = {}) =>
      fetch(`${server.address}/article-files/${id}`, { headers: by });
    const jpeg = plainPicture(9, 9);
    const picture = await take(jpeg, 'map.jpg');
    const paper = await take(documentOf(jpeg, 9, 9), '通知.pdf');
    const blocks = [
      { kind: 'picture' as const, fileId: picture, text: '路线图' },
      { kind: 'file' as const, fileId: paper, text: '通知.pdf' },
    ];
    const { row, version } = await made({ ...words, blocks, id: null, version: 0 });
    expect([(await get(picture)).status, (await get(paper)).status]).toEqual([404, 404]);
    expect((await get(picture, headers)).status).toBe(200);
    const { data } = await send('operatorContentPublish', { kind: 'NEWS', id: row.id, version });
    const shown = await get(picture);
    expect(shown.headers.get('content-type')).toMatch(/^image\//);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const saved = await get(paper);
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toContain('attachment');
    await send('operatorContentWithdraw', { kind: 'NEWS', id: row.id, version: (data as OperatorArticle).version });
    expect([(await get(picture)).status, (await get(paper)).status]).toEqual([404, 404]);
    const unknown = { ...words, blocks: [{ ...blocks[0]!, fileId: 'of-no-upload-at-all' }], id: null, version: 0 };
    expect((await save(unknown)).code).toBe('10004004');
    const noPicture = { ...words, blocks: [{ ...blocks[0]!, fileId: paper }], id: null, version: 0 };
    expect((await save(noPicture)).code).toBe('10004004');
    expect((await get('..%2f..%2fetc')).status).toBe(404);
  });

  it('is seen on its page before it is published, as it is written, by the session that asked and for a quarter of an hour', async () => {
    const { row, version } = await made({ ...words, id: null, version: 0 });
    const written = { ...words, fields: { ...words.fields, title: '还没有存下的标题' } };
    const { data } = await sendAs(server.address, headers, 'operatorContentPreview', {
      ...written,
      id: row.id,
      version,
    });
    expect(data.path).toMatch(new RegExp(`^/news/${row.id}\\?preview=`));
    const lookAs = (by: Record<string, string>, path = data.path) =>
      sendAs(server.address, { ...by, referer: server.address + path }, 'newsItem', { id: row.id });
    expect((await lookAs(headers)).data).toMatchObject({ title: '还没有存下的标题', body: words.blocks });
    for (const by of [others, clientHeaders]) expect((await lookAs(by)).code).toBe('10004004');
    expect((await lookAs(headers, '/news/any')).code).toBe('10004004');
    expect((await lookAs(headers, '/news/any?preview=b1b2c3d4')).code).toBe('10004004');
    expect(await seen(row.id)).toBe(false);
    expect((await send('operatorContentRead', { kind: 'NEWS', id: row.id })).data).toMatchObject({
      ...{ version, row: { status: 'DRAFT', title: words.fields.title } },
    });
    server.clock.advance(15 * MINUTE_MS);
    expect((await lookAs(headers)).code).toBe('10004004');
    // Sessions expire after 30 minutes of inactivity.
    await send('operatorContentQuery', { kind: 'NEWS' }, others);
  });

  it('one that was never saved is seen as well, and of each kind the page that shows it; what is not whole is not', async () => {
    const { data } = await sendAs(server.address, headers, 'operatorContentPreview', {
      ...words,
      id: null,
      version: 0,
    });
    const by = { ...headers, referer: server.address + data.path };
    expect((await sendAs(server.address, by, 'newsItem', { id: 'preview' })).data).toMatchObject({
      title: words.fields.title,
    });
    expect((await sendAs(server.address, by, 'newsQuery', {})).data.items[0]).toMatchObject({ id: 'preview' });
    const slide = {
      title: '预览的一张',
      subtitle: '只给自己看',
      illustration: 'vessel',
      href: '/news',
      sort: '0',
    } as const;
    const asked = { kind: 'CAROUSEL', id: null, version: 0, fields: slide, blocks: [] } as const;
    const home = (await sendAs(server.address, headers, 'operatorContentPreview', asked)).data.path;
    const slides = async (more: object) =>
      (await sendAs(server.address, { ...headers, ...more }, 'carousel', {})).data.map(({ title }) => title);
    expect(await slides({ referer: server.address + home })).toContain('预览的一张');
    expect(await slides({})).not.toContain('预览的一张');
    const empty = { ...words, fields: { ...words.fields, title: '' }, id: null, version: 0 };
    expect((await sendAs(server.address, headers, 'operatorContentPreview', empty as never)).code).toBe('10004001');
  });
});
