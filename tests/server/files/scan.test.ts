import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { uploadReplies } from '#copy/replies.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { signIn } from '#tests/kit/signed-in.ts';
import { archiveOf, blankDocument } from '#tests/kit/upload-files.ts';

/** In two parts, so that no scanner takes this file for the test virus. */
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;
const infected = archiveOf([{ name: 'eicar.txt', content: EICAR }]);
const isInfected = (content: Buffer) => content.equals(infected);

interface FakeScanner {
  url: string;
  stop(): Promise<void>;
}

/** Reads INSTREAM as clamd does, and answers as it does. */
async function startClamd(port = 0): Promise<FakeScanner> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const head = 'zINSTREAM\0';
      if (received.subarray(0, head.length).toString() !== head) return;
      const parts: Buffer[] = [];
      for (let at = head.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          socket.end(isInfected(Buffer.concat(parts)) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
          return;
        }
        if (at + 4 + length > received.length) return;
        parts.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

async function startService(port = 0): Promise<FakeScanner> {
  const server = createHttpServer(async (request, response) => {
    const clean = !isInfected(await buffer(request));
    response.setHeader('connection', 'close').end(JSON.stringify({ clean }));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

describe.each([
  ['clamd', startClamd],
  ['a service', startService],
] as const)('[11.20] with %s, what is uploaded', (_, start) => {
  let server: TestServer | null = null;
  let scanner: FakeScanner | null = null;
  afterEach(async () => {
    await server?.stop();
    await scanner?.stop();
    server = scanner = null;
  });

  it('is kept when it is clean, refused in words when it is not, and refused with a way on while there is no scanner', async () => {
    scanner = await start();
    server = await startServer({ database: 'postgres', isMarket: true, settings: { scanUrl: scanner.url } });
    const { upload } = await signIn(server, 'user-verified');
    const kept = () => server!.database.db.select({ id: uploads.id }).from(uploads);
    const before = (await kept()).length;
    expect(await upload(blankDocument(), '说明书.pdf')).toMatchObject({ code: '00000000' });
    expect(await upload(infected, '附件.zip')).toMatchObject({
      code: '10004001',
      message: uploadReplies.infected,
      data: { fields: { file: uploadReplies.infected } },
    });
    const { url } = scanner;
    await scanner.stop();
    for (let time = 0; time < 2; time += 1)
      expect(await upload(blankDocument(), '说明书.pdf')).toMatchObject({
        code: '10004009',
        message: uploadReplies.scanUnavailable,
        data: null,
      });
    expect(await kept()).toHaveLength(before + 1);
    const events = () => server!.logged().map(({ event }) => event);
    expect(events().filter((event) => event === 'scan.unavailable')).toHaveLength(1);
    scanner = await start(Number(new URL(url).port));
    expect(await upload(blankDocument(), '说明书.pdf')).toMatchObject({ code: '00000000' });
    expect(events().filter((event) => event === 'scan.available')).toHaveLength(1);
  });
});

it('[11.20] an answer that the scanner does not give as agreed lets no file through', async () => {
  const odd = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
  });
  await new Promise<void>((done) => odd.listen(0, '127.0.0.1', done));
  const scanUrl = `clamd://127.0.0.1:${(odd.address() as AddressInfo).port}`;
  const server = await startServer({ database: 'postgres', isMarket: true, settings: { scanUrl } });
  try {
    const { upload } = await signIn(server, 'user-verified');
    expect(await upload(blankDocument(), '说明书.pdf')).toMatchObject({ message: uploadReplies.scanUnavailable });
  } finally {
    await server.stop();
    odd.close();
  }
});
