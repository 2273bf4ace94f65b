import { loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, UPLOAD_BYTES_AT_MOST, UPLOADS_OF_A_DAY } from '#domain/limits.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { startMarket } from '#tests/kit/market-server.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import {
  archiveOf,
  documentOf,
  hugePicture,
  photograph,
  pictureOfTwoSizes,
  plainPicture,
} from '#tests/kit/upload-files.ts';

const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_040)]);
const word = archiveOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
const pdf = documentOf(plainPicture(80, 60), 80, 60);

describe.each(databaseKinds())('uploads on %s', (database) => {
  let server: TestServer;
  let user: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    server = await startMarket(database);
    user = await signIn(server, 'user-verified');
    other = await signIn(server, 'user-person');
  }, 60_000);
  afterAll(() => server.stop());

  const download = (who: SignedIn, id: string) =>
    fetch(`${server.address}/api-common-oss/files/${id}`, { headers: who.headers });
  const taken = async (content: Uint8Array, name: string) => {
    const { code, data, message } = await user.upload(content, name);
    if (code !== '00000000' || data === null) throw new Error(`${name}: ${code} ${message}`);
    return data;
  };

  it('each kind is taken in by its content and comes back as an attachment, to its owner alone', async () => {
    const kept = await taken(pdf, '安全技术说明书 "甲醇".pdf');
    const answer = await download(user, kept.fileId);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=.+; filename\*=UTF-8''%E5%AE%89/);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await download(other, kept.fileId)).json()).toMatchObject({ code: '10004004' });
    const visitor = await fetch(`${server.address}/api-common-oss/files/${kept.fileId}`, { headers: clientHeaders });
    expect(visitor.status).toBe(401);
    for (const [content, name] of [
      [ole, '托书.doc'],
      [ole, '装箱单.xls'],
      [word, '托书.docx'],
      [archiveOf([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), '装箱单.xlsx'],
      [archiveOf([{ name: '照片/1.jpg' }]), '照片.zip'],
      [plainPicture(20, 10, 'png'), '照片.PNG'],
    ] as const) {
      expect((await taken(content, name)).fileId).toMatch(/^[\w-]{32}$/);
    }
  });

  it('a photograph is drawn again: upright, without where it was taken', async () => {
    const original = photograph(64, 32);
    expect(original.includes('GPSLatitude')).toBe(true);
    const { fileId, name } = await taken(original, '../../etc/照片.jpeg');
    expect(name).toBe('照片.jpeg');
    const kept = Buffer.from(await (await download(user, fileId)).arrayBuffer());
    expect(kept.includes('Exif')).toBe(false);
    expect(kept.includes('GPSLatitude')).toBe(false);
    const image = await loadImage(kept);
    expect([image.width, image.height]).toEqual([32, 64]);
  });

  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const refused: readonly (readonly [string, Uint8Array, string, string])[] = [
    ['a page as a picture', page, 'a.jpg', '文件内容不是 jpg 格式'],
    ['a drawing with scripts', Buffer.from('<svg onload="x"/>'), 'a.svg', '只支持'],
    ['a program', Buffer.from('MZ'), 'a.pdf.exe', '只支持'],
    ['no extension', pdf, 'pdf', '只支持'],
    ['GIF and script', Buffer.from('GIF89a/*'), 'a.png', '文件内容不是 png 格式'],
    ['a document behind a page', Buffer.concat([page, pdf]), 'a.pdf', '文件内容不是 pdf 格式'],
    ['half a document', pdf.subarray(0, 40), 'a.pdf', '文件已损坏'],
    ['half a picture', plainPicture(600, 400).subarray(0, 30), 'a.jpg', '文件已损坏'],
    ['fifty thousand pixels a side', hugePicture(), 'a.png', '2400万像素'],
    [
      'an archive that unpacks to a gigabyte',
      archiveOf([{ name: 'a', claimed: 1_000_000_000 }]),
      'a.zip',
      '解压后过大',
    ],
    [
      'an archive that says ten bytes and unpacks to thirty million',
      archiveOf([{ name: 'a', content: 'x'.repeat(30_000_000), claimed: 10 }]),
      'a.zip',
      '文件已损坏',
    ],
    [
      'an archive of many small bombs',
      archiveOf(Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, content: 'x'.repeat(1_000_000) }))),
      'a.xlsx',
      '解压后过大',
    ],
    ['a picture with a second, huge frame', pictureOfTwoSizes(), 'a.jpg', '2400万像素'],
    ['a locked archive', archiveOf([{ name: 'a', isEncrypted: true }]), 'a.zip', '设有密码'],
    ['an archive as a document', archiveOf([{ name: 'a' }]), 'a.docx', '文件内容不是 docx 格式'],
    ['an archive out of its folder', archiveOf([{ name: '../../a' }]), 'a.zip', '文件已损坏'],
    ['nothing', new Uint8Array(), 'a.pdf', ''],
  ];

  it('what is not what it says is refused in words and leaves nothing behind', async () => {
    const before = await server.database.db.select({ id: uploads.id }).from(uploads);
    for (const [how, content, name, words] of refused) {
      const answer = await user.upload(content, name);
      expect([how, answer.code]).toEqual([how, '10004001']);
      expect(JSON.stringify(answer)).toContain(words);
    }
    const after = await server.database.db.select({ id: uploads.id }).from(uploads);
    expect(after).toHaveLength(before.length);
  });

  const names = [
    ['con.pdf', '_con.pdf'],
    ['a:b|c?*.pdf', 'abc.pdf'],
    ['‮fdp.pdf', 'fdp.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(124)}.pdf`],
    ['.pdf', '文件.pdf'],
  ] as const;

  it.each(names)('the name %j is kept as %j', async (given, kept) => {
    const boundary = 'boundary-of-the-test';
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\norder\r\n`),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(given)}\r\nContent-Type: text/html\r\n\r\n`,
      ),
      pdf,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await fetch(`${server.address}/api-common-oss/files`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
    const { data } = (await answer.json()) as { data: { name: string } };
    expect(data.name).toBe(kept);
  });

  it('more than 20 MB is refused with 413, stated beforehand or found on the way', async () => {
    const send = (body: BodyInit, headers: Record<string, string>) =>
      fetch(`${server.address}/api-common-oss/files`, {
        method: 'POST',
        headers: { ...user.headers, ...headers },
        body,
        duplex: 'half',
      } as RequestInit);
    const form = new FormData();
    form.append('purpose', 'order');
    form.append('file', new File([new Uint8Array(UPLOAD_BYTES_AT_MOST + 1)], 'a.pdf'));
    expect((await send(form, {})).status).toBe(413);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const chunk = new Uint8Array(1024 * 1024);
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (() => {
        let sent = 0;
        return (controller: ReadableStreamDefaultController) => {
          sent += 1;
          if (sent <= 21) controller.enqueue(chunk);
          else {
            controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'));
            controller.close();
          }
        };
      })(),
    });
    const streamed = await send(stream, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({ message: '提交的内容过大' });
  }, 60_000);

  it('a form that is no form, or that no one sends, is refused', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      fetch(`${server.address}/api-common-oss/files`, { method: 'POST', headers, body });
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await send({ ...clientHeaders, ...type }, '--b--')).status).toBe(401);
    expect((await send({ ...user.headers, 'content-type': 'application/json' }, '{}')).status).toBe(415);
    expect((await send({ ...user.headers, 'content-type': 'multipart/form-data' }, 'x')).status).toBe(400);
    expect((await send({ ...user.headers, ...type }, '--b\r\nhalf')).status).toBe(400);
    const missing = await send(
      { ...user.headers, ...type },
      '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\norder\r\n--b--\r\n',
    );
    expect(await missing.json()).toMatchObject({ code: '10004001', data: { fields: { file: '请输入' } } });
  });

  it('a day’s number of files is the limit, and a new day starts again', async () => {
    const { db } = server.database;
    const row = {
      userId: 'user-person',
      purpose: 'order',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      bytes: 1,
      sha256: '0'.repeat(64),
      createdAt: new Date(server.clock.now()),
    };
    await db
      .insert(uploads)
      .values(Array.from({ length: UPLOADS_OF_A_DAY }, (_, at) => ({ ...row, id: `filler-${at}` })));
    expect(await other.upload(pdf, 'a.pdf')).toMatchObject({
      code: '10002004',
      message: expect.stringContaining('100个'),
    });
    server.clock.advance(DAY_MS + 1);
    expect((await other.upload(pdf, 'a.pdf')).code).toBe('00000000');
    server.clock.advance(-DAY_MS - 1);
    await db.delete(uploads).where(eq(uploads.userId, 'user-person'));
  });
});
