import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterprises, memberships, verifications } from '#server/data/schema/accounts.ts';
import { creditCodeIn } from '#server/files/licence.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { codePicture, documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const code = '91310115MA1K4A014P';
const company = '上海申澜化工进出口有限公司（演示数据）';
const registered = {
  creditCode: '91440101MA9U9F06X5',
  name: '广州南沙粤联化工有限公司（演示数据）',
};

describe('[4.32] the code in what a licence says', () => {
  it.each([
    [`http://www.gsxt.gov.cn/index.html?uniscid=${code}`, code],
    [`统一社会信用代码：${code}；名称：某公司`, code],
    [code.toLowerCase(), code],
    ['91310115MA1K4A014Q', null],
    [`${code}0`, null],
    [`${code} ${registered.creditCode}`, null],
    ['http://example.com', null],
  ])('%j is %j', (text, expected) => {
    expect(creditCodeIn([text])).toBe(expected);
  });
});

describe.each(databaseKinds())('verification on %s', (database) => {
  let server: TestServer;
  let user: SignedIn;
  beforeAll(async () => {
    server = await startMarket(database);
    user = await signIn(server, 'user-unverified');
  }, 60_000);
  afterAll(() => server.stop());

  const uploaded = async (content: Buffer, name: string) => (await user.upload(content, name, 'licence')).data!.fileId;
  const recognised = async (content: Buffer, name: string) =>
    user.call('licenceOcr', { fileId: await uploaded(content, name) });
  const sure = (value: string) => ({ value, confidence: 1 });

  it('[4.32] a picture and a document give the code they carry, the register everything else', async () => {
    const text = `http://www.gsxt.gov.cn/index.html?uniscid=${code}`;
    const jpeg = codePicture(text, 'jpeg');
    for (const [content, name] of [
      [codePicture(text), '营业执照.png'],
      [jpeg, '营业执照.jpg'],
      [documentOf(jpeg, 500, 500), '营业执照.pdf'],
    ] as const) {
      expect(await recognised(content, name)).toMatchObject({
        code: '00000000',
        data: {
          creditCode: sure(code),
          name: sure(company),
          legalPerson: sure('顾明远'),
          address: sure('上海市浦东新区临港新片区海港大道1号'),
          established: sure('2015-03-18'),
        },
      });
    }
  });

  it('[4.32] a code no one registered stands alone; nothing is guessed', async () => {
    const unknown = '91330201MA2A5B023P';
    const { data } = await recognised(codePicture('91110000100000000F 9133020078901234XB'), 'a.png');
    expect(data).toMatchObject({ creditCode: sure('9133020078901234XB') });
    expect(unknown).toHaveLength(18);
    for (const [content, name] of [
      [plainPicture(300, 200, 'png'), 'plain.png'],
      [codePicture('91310115MA1K4A014Q'), 'wrong.png'],
    ] as const) {
      expect(await recognised(content, name)).toMatchObject({
        code: '10004004',
        message: expect.stringContaining('手工填写'),
      });
    }
  });

  it('[4.32] another’s licence is not read', async () => {
    const fileId = await uploaded(codePicture(code), 'a.png');
    const other = await signIn(server, 'user-person');
    expect((await other.call('licenceOcr', { fileId })).code).toBe('10004004');
    await expect(
      as(server, 'user-person', 'enterpriseVerify', { ...registered, licenceFileId: fileId }),
    ).rejects.toMatchObject({ code: '10004004' });
  });

  it('[3.14] the register answers by code and by name', async () => {
    expect((await user.call('enterpriseDetail', { creditCode: code })).data).toMatchObject({ name: company });
    expect((await user.call('enterpriseDetail', { name: company })).data).toMatchObject({ creditCode: code });
    expect((await user.call('enterpriseDetail', { creditCode: '91330201MA2A5B023Q' })).code).toBe('10004001');
    expect((await user.call('enterpriseDetail', { name: '没有这家公司' })).code).toBe('10004004');
  });

  it('[1.9b] a code another account has passed with is shown when it is looked up, to that account never', async () => {
    const detail = (userId: string, creditCode: string) => as(server, userId, 'enterpriseDetail', { creditCode });
    const taken = code;
    expect(await detail('user-verified', taken)).toMatchObject({ isTaken: false });
    expect(await detail('user-unverified', taken)).toMatchObject({ isTaken: true });
    expect(await detail('user-unverified', registered.creditCode)).toMatchObject({ isTaken: false });
    const unknownCode = '11100000000013127D';
    const { db } = server.database;
    await expect(detail('user-unverified', unknownCode)).rejects.toMatchObject({ data: { isTaken: false } });
    const [own] = await db.select().from(memberships).where(eq(memberships.userId, 'user-verified'));
    const held = eq(enterprises.id, own?.enterpriseId ?? '');
    await db.update(enterprises).set({ creditCode: unknownCode }).where(held);
    await expect(detail('user-unverified', unknownCode)).rejects.toMatchObject({
      code: '10004004',
      data: { isTaken: true },
    });
    await db.update(enterprises).set({ creditCode: taken }).where(held);
  });

  it('[7.5b] another name is rejected, an unknown code waits, both as registered pass, once', async () => {
    const verify = (more: object) => as(server, 'user-unverified', 'enterpriseVerify', { ...registered, ...more });
    expect(await verify({ name: '另一家公司' })).toMatchObject({ serviceOpenAuditStatus: 'REJECT' });
    expect(await as(server, 'user-unverified', 'verification', {})).toMatchObject({
      serviceOpenAuditStatus: 'REJECT',
      latest: { status: 'REJECT', reason: expect.stringContaining('不一致') },
    });
    expect(await verify({ creditCode: '11100000000013127D' })).toMatchObject({ serviceOpenAuditStatus: 'PENDING' });
    const info = await as(server, 'user-unverified', 'getUserInfo', {});
    expect(info.enterpriseResp?.serviceOpenAuditStatus).toBe('PENDING');
    const half = registered.name.replace('（', '(').replace('）', ') ');
    expect(await verify({ name: half })).toEqual({ serviceOpenAuditStatus: 'PASS', reason: null });
    await expect(verify({})).rejects.toMatchObject({ code: '10004009' });
    const { history } = await as(server, 'user-unverified', 'verification', {});
    expect(history?.map(({ status, name, reason }) => [status, name === '另一家公司', reason !== null]).sort()).toEqual(
      [
        ['NONE', false, true],
        ['PASS', false, false],
        ['REJECT', true, true],
      ],
    );
    expect(history?.every(({ decidedAt }) => decidedAt !== null)).toBe(true);
    const others = await as(server, 'user-special', 'verification', {});
    expect(others.history?.some(({ name }) => name === '另一家公司')).toBe(false);
    const waiting = await server.database.db
      .select()
      .from(verifications)
      .where(and(eq(verifications.userId, 'user-unverified'), eq(verifications.status, 'PENDING')));
    expect(waiting).toEqual([]);
  });

  it('[1.9] a natural person who submits acts for an enterprise from then on; a code that is taken waits for a person', async () => {
    expect((await as(server, 'user-person', 'getUserInfo', {})).enterpriseResp).toBeNull();
    const answer = await as(server, 'user-person', 'enterpriseVerify', { creditCode: code, name: company });
    expect(answer).toMatchObject({ serviceOpenAuditStatus: 'PENDING', reason: expect.stringContaining('其他账号') });
    const { db } = server.database;
    const [own] = await db.select().from(memberships).where(eq(memberships.userId, 'user-person'));
    const [enterprise] = await db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, own?.enterpriseId ?? ''));
    expect(enterprise).toMatchObject({ auditStatus: 'PENDING', creditCode: null });
  });

  it('[4.32] several submissions at once leave one that counts', async () => {
    const free = { creditCode: '91500112MA5U9Q150C', name: '重庆长寿蜀汇化工有限公司（演示数据）' };
    const settled = await Promise.allSettled(
      Array.from({ length: 5 }, () => as(server, 'user-person', 'enterpriseVerify', free)),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('[4.32] a recogniser of one’s own', () => {
  let provider: Server;
  let server: TestServer;
  let answer: unknown;
  const asked: { authorization: string | undefined; type: string | undefined; bytes: number }[] = [];
  beforeAll(async () => {
    provider = createServer((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      request.on('end', () => {
        const { authorization, 'content-type': type } = request.headers;
        asked.push({ authorization, type, bytes });
        response.end(JSON.stringify(answer));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => provider.once('listening', listening));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/licence`;
    server = await startServer({
      database: 'postgres',
      isMarket: true,
      settings: { ocr: { url, key: 'key-of-the-provider' } },
    });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    provider.close();
  });

  it('is sent the file with its key; its fields keep how sure it is, and a wrong code counts for nothing', async () => {
    const user = await signIn(server, 'user-verified');
    const uploaded = async () => (await user.upload(plainPicture(40, 40, 'png'), 'a.png', 'licence')).data!.fileId;
    const fileId = await uploaded();
    const recognisedField = (value: string, confidence: number) => ({ value, confidence });
    answer = { creditCode: recognisedField(code, 0.98), name: recognisedField(company, 0.9), legalPerson: null };
    expect(await user.call('licenceOcr', { fileId })).toMatchObject({
      data: {
        creditCode: { value: code, confidence: 0.98 },
        name: { value: company, confidence: 0.9 },
        legalPerson: { value: null, confidence: 0 },
        address: { value: null, confidence: 0 },
      },
    });
    expect(asked[0]).toMatchObject({ authorization: 'Bearer key-of-the-provider', type: 'image/png' });
    answer = 'nonsense';
    expect((await user.call('licenceOcr', { fileId })).data).toMatchObject({ legalPerson: { value: null } });
    expect(asked).toHaveLength(1);
    const another = await uploaded();
    expect((await user.call('licenceOcr', { fileId: another })).code).toBe('10004009');
    answer = { creditCode: recognisedField('91310115MA1K4A014Q', 1) };
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => user.call('licenceOcr', { fileId: another })));
    expect(atOnce.map(({ code }) => code)).toEqual(Array(5).fill('10004004'));
    answer = 'nonsense';
    expect((await user.call('licenceOcr', { fileId: another })).code).toBe('10004004');
    expect(asked).toHaveLength(3);
  });
});
