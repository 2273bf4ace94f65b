import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/limits.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { createFileInspector, type FileInspector } from '#server/files/inspector.ts';
import { FULL } from '#tests/kit/full.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { codePicture, documentOf, endlessDocument, plainPicture } from '#tests/kit/upload-files.ts';

const code = '91310115MA1K4A014P';
const FLOOD = 20;
const FILES = 10;
/** For a machine that is busy: the flood's files would take five times as long, one after the other. */
const SOON_MS = 10_000;

let server: TestServer;
let inspector: FileInspector;
let jobs: string[] = [];
let attacker: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  const real = createFileInspector();
  inspector = {
    ...real,
    readCodes: (path, ...rest) => {
      jobs.push(path);
      return real.readCodes(path, ...rest);
    },
  };
  server = await startServer({ database: 'pglite', isMarket: true, inspector });
  attacker = await signIn(server, 'user-verified');
  other = await signIn(server, 'user-person');
  await other.upload(plainPicture(8, 8), 'warm.jpg');
}, 60_000);
afterAll(async () => {
  await server.stop();
  await inspector.close();
});

beforeEach(() => {
  jobs = [];
  server.clock.advance(MINUTE_MS);
});

const uploaded = async (who: SignedIn, content: Uint8Array, name: string) => {
  const { data, message } = await who.upload(content, name, 'licence');
  if (data === null) throw new Error(message);
  return data.fileId;
};
const timed = async (work: Promise<unknown>) => {
  const started = performance.now();
  await work;
  return performance.now() - started;
};

const recognise = (who: SignedIn, fileId: string, signal: AbortSignal) =>
  fetch(`${server.address}/api-common-oss/ocr/business-licence?fileId=${fileId}`, { headers: who.headers, signal });

it('one user’s endless document, asked for twenty times, holds up no other user’s upload', async () => {
  const bomb = endlessDocument(924 * 1024);
  const fileIds = await Promise.all(Array.from({ length: FILES }, (_, at) => uploaded(attacker, bomb, `${at}.pdf`)));
  const controller = new AbortController();
  let answered = 0;
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    await recognise(attacker, fileIds[at % FILES]!, controller.signal);
    answered += 1;
  });
  await expect.poll(() => jobs.length).toBe(FLOOD);
  const small = documentOf(plainPicture(4, 4), 4, 4);
  const took = await timed(uploaded(other, small, 'a.pdf'));
  if (FULL) expect(took).toBeLessThan(SOON_MS);
  expect(answered).toBeLessThan(FLOOD / 2);
  controller.abort();
  await Promise.allSettled(flood);
}, 120_000);

it('[4.32] a document that gives no code in time gives none when it is asked for again, without a job', async () => {
  const fileId = await uploaded(attacker, endlessDocument(), 'endless.pdf');
  const asked = await Promise.all([1, 2].map(() => attacker.call('licenceOcr', { fileId })));
  expect(asked.map((answer) => answer.code)).toEqual(['10004004', '10004004']);
  jobs = [];
  expect((await attacker.call('licenceOcr', { fileId })).code).toBe('10004004');
  expect(jobs).toEqual([]);
}, 60_000);

it('[4.32] a licence is read once: asked again, its code comes without a job', async () => {
  const fileId = await uploaded(other, codePicture(code), '营业执照.png');
  const first = await other.call('licenceOcr', { fileId });
  expect(first).toMatchObject({ code: '00000000', data: { creditCode: { value: code } } });
  expect(await other.call('licenceOcr', { fileId })).toEqual(first);
  expect(jobs).toHaveLength(1);
  const rows = await server.database.db.select().from(uploads).where(eq(uploads.id, fileId));
  expect(rows).toMatchObject([{ licenceReading: { from: 'code', creditCode: code } }]);
});

it('a client that disconnects takes its job with it', async () => {
  const fileId = await uploaded(other, endlessDocument(), 'endless.pdf');
  const controller = new AbortController();
  const abortRefused = expect(recognise(other, fileId, controller.signal)).rejects.toThrow();
  await expect.poll(() => jobs.length).toBe(1);
  controller.abort();
  await abortRefused;
  const took = await timed(uploaded(other, plainPicture(8, 8), 'a.jpg'));
  if (FULL) expect(took).toBeLessThan(SOON_MS);
  const rows = await server.database.db.select().from(uploads).where(eq(uploads.id, fileId));
  expect(rows).toMatchObject([{ licenceReading: null }]);
  expect(server.logged()).not.toContainEqual(expect.objectContaining({ event: 'request.failed' }));
});
