import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/data/schema/orders.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { askingUser, deskToken, enquire } from '#tests/kit/operator.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { temporaryFolder } from '#tests/kit/server-process.ts';
import { signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

describe('[7.5] npm run desk', () => {
  let server: TestServer;
  let asking = 0;
  beforeAll(async () => {
    server = await startServer({ database: 'postgres', isMarket: true, settings: { deskToken } });
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());

  const command = (environment: Record<string, string>, given: readonly string[]) =>
    promisify(execFile)(process.execPath, ['scripts/desk.mjs', ...given], {
      env: { PATH: process.env.PATH, ...environment },
    });
  const run = async (...given: string[]) =>
    (await command({ DESK_SERVER: server.address, DESK_TOKEN: deskToken }, given)).stdout;
  const refuses = (words: string, ...given: string[]) =>
    expect(run(...given)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  const ask = (cargoName: string) => enquire(server, cargoName, `command-${asking++}`);
  const enquiry = (no: string) => as(server, askingUser, 'enquiry', { no });

  it('[10.11] lists amendments, accepts one and refuses another with a reason', async () => {
    const form = methanol(await goldenOffer(server), server.clock.now());
    const { orderNo } = await book(server, askingUser, form, 'command-amends');
    const amend = async (seen: number, remark: string) => {
      const part = partOf(form) as never;
      const { quoteId } = await as(server, askingUser, 'quote', { service: 'fcl', part, amends: orderNo });
      const request = { service: 'fcl', no: orderNo, seen, quoteId, form: { ...form, remark } } as const;
      await as(server, askingUser, 'amendOrder', request, bookingKey(`command-amend-${seen}`));
    };
    expect(await run('amend', orderNo)).toBe('没有变更申请。\n');
    await refuses('没有等待答复', 'amend', orderNo, 'accept');
    await amend(0, '早上送');
    await refuses('用法', 'amend', orderNo, 'burn');
    await refuses('请写明原因', 'amend', orderNo, 'refuse');
    expect(await run('amend', 'all')).toMatch(
      new RegExp(`${orderNo} {2}第1次变更 {2}等待答复.*\n {2}备注：无 → 早上送\n {2}合计：`),
    );
    expect(await run('amend', orderNo, 'accept')).toContain('已接受');
    await amend(1, '晚上送');
    expect(await run('amend', orderNo, 'refuse', '仓库', '不开')).toContain('未接受');
    expect(await run('amend', orderNo)).toContain('原因：仓库 不开');
    expect((await as(server, askingUser, 'order', { no: orderNo })).form.remark).toBe('早上送');
  });

  it('[10.12] lists the papers of an order, puts their files into a folder, accepts and sends back', async () => {
    const form = methanol(await goldenOffer(server), server.clock.now());
    const { orderNo } = await book(server, askingUser, form, 'command-papers');
    const browser = await signIn(server, askingUser);
    const { data } = await browser.upload(documentOf(plainPicture(9, 9), 9, 9), 'DG 申请.pdf');
    const request = { no: orderNo, paper: 'DG_APPLICATION', version: 0, fileIds: [data!.fileId] };
    await browser.call('handInPaper', request, 'command-papers-key-000001');
    expect(await run()).toMatch(new RegExp(`单证（\\d+）\\n(  .*\\n)*  ${orderNo}  DG_APPLICATION  DG申请表`));
    expect(await run('papers', orderNo)).toMatch(/DG_APPLICATION {2}DG申请表 {2}已交，待审 {2}文件 DG 申请\.pdf/);
    const { path: folder, remove } = temporaryFolder();
    const sheet = { no: orderNo, paper: 'SDS_CN', version: 0, fileIds: [data!.fileId], day: '2025-06-01' };
    await browser.call('handInPaper', sheet, 'command-papers-key-000003');
    await refuses('未找到', 'papers', 'FCL26011500000');
    await refuses('可用：', 'papers', orderNo, 'accept', '没有的');
    await refuses('用法', 'papers', orderNo, 'burn', 'DG_APPLICATION');
    await refuses('请写明原因', 'papers', orderNo, 'return', 'DG_APPLICATION');
    expect(await run('papers', orderNo, 'return', 'DG_APPLICATION', '签字', '不全')).toBe(
      `${orderNo} DG申请表 已退回\n`,
    );
    expect(await run('papers', orderNo)).toContain('退回：签字 不全');
    await browser.call('handInPaper', { ...request, version: 1 }, 'command-papers-key-000002');
    expect(await run('papers', orderNo, 'accept', 'DG申请表')).toBe(`${orderNo} DG申请表 已就绪\n`);
    const written = await run('papers', orderNo, 'files', folder);
    expect(written).toContain(`${orderNo}-DG_APPLICATION-1-DG 申请.pdf`);
    await refuses('已有同名文件', 'papers', orderNo, 'files', folder);
    remove();
  });

  it('[1.6] lists the invoices that were asked for, hands one over as a PDF and refuses another with a reason', async () => {
    const form = methanol(await goldenOffer(server), server.clock.now());
    const browser = await signIn(server, askingUser);
    const asked = async (name: string) => {
      const { orderNo } = await book(server, askingUser, form, name);
      await server.database.db.update(orders).set({ status: 'departed' }).where(eq(orders.orderNo, orderNo));
      const { data } = await browser.call('requestInvoice', {
        ...{ orderNos: [orderNo], invoiceType: 'NORMAL', companyName: '海润化工', taxpayerId: '91350100M000100Y43' },
        ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '' },
        ...{ receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
      });
      return { orderNo, invoiceId: data.invoiceId };
    };
    expect(await run('invoice', 'all')).toBe('没有待开具的发票。\n');
    const [one, other] = [await asked('command-bills-1'), await asked('command-bills-2')];
    const waiting = await run('invoice', 'all');
    for (const { orderNo, invoiceId } of [one, other]) {
      expect(waiting).toMatch(new RegExp(`${invoiceId} {2}待开具 {2}普票 {2}.* {2}(?:CNY|USD) [\\d.]+`));
      expect(waiting).toContain(`订单：${orderNo}`);
    }
    expect(waiting).toContain('抬头：海润化工');
    const { path: folder, remove } = temporaryFolder();
    const filePath = join(folder, '发票.pdf');
    await refuses('没有文件', 'invoice', one.invoiceId, 'issue', filePath);
    await refuses('用法', 'invoice', one.invoiceId, 'burn');
    await refuses('请写明原因', 'invoice', one.invoiceId, 'refuse');
    writeFileSync(filePath, documentOf(plainPicture(9, 9), 9, 9));
    expect(await run('invoice', one.invoiceId, 'issue', filePath, '26502000000000000001', '2026-01-02')).toMatch(
      /已开出.*发票号码：26502000000000000001，2026-01-02 开具.*文件：发票\.pdf/s,
    );
    expect(await run('invoice', other.invoiceId, 'refuse', '税号', '不符')).toMatch(/已退回.*退回原因：税号 不符/s);
    await refuses('已经处理过', 'invoice', one.invoiceId, 'issue', filePath);
    expect(await run('invoice', 'all')).toBe('没有待开具的发票。\n');
    remove();
  });

  it('lists what waits and answers with the prices it names', async () => {
    const no = await ask('甲醇');
    const shown = await run();
    expect(shown).toMatch(/^询价（\d+）\n/);
    expect(shown).toContain(`${no}  整箱  CNSHA → NLRTM  危 UN1230 甲醇  2×20GP  顾晓岚 12000000001`);
    const prices = (await run('prices', no)).trim().split('\n');
    expect(prices.length).toBeGreaterThan(1);
    const ids = prices.slice(0, 2).map((line) => line.split('  ')[0] ?? '');
    expect(await run('answer', no, ...ids, '--remark', '已核实', '--valid', '1')).toBe(`${no} 已回复 2 个方案\n`);
    const { status, options } = await enquiry(no);
    expect(status).toBe('answered');
    expect(options.map(({ priceId }) => priceId)).toEqual(ids);
    for (const { totals, remark, validTo } of options) {
      expect(remark).toBe('已核实');
      expect(validTo).toBeLessThanOrEqual(server.clock.now() + 86_400_000);
      expect(prices.some((line) => totals.every(({ amount }) => line.includes(amount)))).toBe(true);
    }
    expect(await run()).not.toContain(no);
    await refuses('已报价', 'answer', no, ...ids);
  });

  it('tells how many files came, and puts them into a folder once', async () => {
    const browser = await signIn(server, askingUser);
    const sheet = await browser.upload(documentOf(plainPicture(9, 9), 9, 9), 'SDS 甲醇.pdf', 'enquiry');
    const no = await enquire(server, '带附件', `command-${asking++}`, { fileIds: [sheet.data!.fileId] });
    expect(await run()).toMatch(new RegExp(`${no}.*附件 1 个`));
    const { path: folder, remove } = temporaryFolder();
    const [filePath = ''] = (await run('files', no, folder)).split('\n');
    expect(basename(filePath)).toBe(`${no}-1-SDS 甲醇.pdf`);
    expect(readFileSync(filePath, 'latin1')).toMatch(/^%PDF-/);
    await refuses('同名文件', 'files', no, folder);
    remove();
    expect(await run('files', await ask('无附件'))).toContain('没有附件');
  });

  it('quotes by lines and declines with a reason', async () => {
    const [quoted, declined] = [await ask('丙酮'), await ask('乙醇')];
    await run('quote', quoted, 'OF=1450.50x2@USD', 'DOC=450x1', '--carrier', 'COSU', '--etd', '2026-02-01');
    expect((await enquiry(quoted)).options[0]).toMatchObject({
      carrier: { code: 'COSU' },
      totals: [
        { currency: '2', amount: '2901.00' },
        { currency: '1', amount: '450.00' },
      ],
    });
    await run('decline', declined, '目的港', '停接');
    expect(await enquiry(declined)).toMatchObject({ status: 'declined', reply: '目的港 停接' });
  });

  it('[7.5c] decides a verification and moves an order', async () => {
    const { orderNo } = await book(
      server,
      askingUser,
      methanol(await goldenOffer(server), server.clock.now()),
      'command',
    );
    expect(await run('move', orderNo, '已订舱', 'SO', '123')).toBe(`${orderNo} 已订舱\n`);
    await refuses('危险品还没有通过', 'move', orderNo, 'released');
    expect(await run('move', orderNo, 'dgReviewing')).toBe(`${orderNo} 危险品预审\n`);
    expect(await as(server, askingUser, 'order', { no: orderNo })).toMatchObject({ status: 'dgReviewing' });
    await refuses('可用：资料待补（docsPending）', 'move', orderNo, '飞走');
    await refuses('请写明原因', 'move', orderNo, '已驳回');

    const form = { creditCode: '11100000000013127D', name: '登记信息之外的公司' };
    await as(server, 'user-unverified', 'enterpriseVerify', form);
    const line = (await run()).split('\n').find((text) => text.includes(form.creditCode)) ?? '';
    const [id = ''] = line.trim().split('  ');
    await run('reject', id, '执照影像不清');
    expect((await as(server, 'user-unverified', 'verification', {})).latest).toMatchObject({
      status: 'REJECT',
      reason: '执照影像不清',
    });
    await refuses('内容已有变化', 'pass', id);
  });

  it('shows what others typed on one line, whatever it holds', async () => {
    const no = await ask('甲\u001b[2J苯\u202e');
    const line = (await run()).split('\n').find((text) => text.includes(no)) ?? '';
    expect(line).toContain('甲 [2J苯');
    expect(line).not.toMatch(/\p{Cc}|\u202e/u);
  });

  it('says what is wrong', async () => {
    await Promise.all([
      refuses('用法', 'fly'),
      refuses('用法', 'answer'),
      refuses('用法', '--colour'),
      refuses('看不懂', 'quote', 'ENQ26011500001', 'OF:100'),
      refuses('未找到', 'decline', 'ENQ26011599999', '无'),
    ]);
    const wrong = { DESK_SERVER: server.address, DESK_TOKEN: 'token-of-the-desk-2' };
    await expect(command(wrong, [])).rejects.toMatchObject({ stderr: expect.stringContaining('DESK_TOKEN') });
    await expect(command({ DESK_SERVER: 'example', DESK_TOKEN: deskToken }, [])).rejects.toMatchObject({
      stderr: '[化舟] 环境变量 DESK_SERVER 的值 “example” 不正确：应为服务的地址，例如 https://www.example.com。\n',
    });
    const { path, remove } = temporaryFolder();
    await expect(command({ DATA_DIR: path, DESK_TOKEN: deskToken }, [])).rejects.toMatchObject({
      stderr: expect.stringContaining('没有找到正在运行的服务'),
    });
    await expect(command({ DESK_SERVER: server.address }, [])).rejects.toMatchObject({
      stderr: expect.stringContaining('没有设置 DESK_TOKEN'),
    });
    remove();
    expect((await command({}, ['--help'])).stdout).toContain('npm run desk');
  });
});
