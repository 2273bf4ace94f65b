import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareFolder } from '#server/data/folder.ts';
import { createFileStore } from '#server/files/store.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { codePicture } from '#tests/kit/upload-files.ts';

const WORDS = '文件保存在另一台服务器上，这里读不到，请稍后重试；仍不行请重新上传或联系客服';
let folder: string;
let first: TestServer;
let user: SignedIn;
let fileId: string;

/** Another process on the same database, with uploads of its own or a link to those of the first. */
async function another(name: string, isShared: boolean): Promise<TestServer> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  if (isShared) symlinkSync(join(folder, 'first'), join(dataDir, 'uploads'));
  const files = createFileStore(prepareFolder(dataDir).uploads);
  return startServer({ database: first.database, files });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'huazhou-processes-'));
  first = await startServer({
    database: 'postgres',
    isMarket: true,
    files: createFileStore(join(folder, 'first')),
  });
  user = await signIn(first, 'user-verified');
  fileId = (await user.upload(codePicture('91310115MA1K4A014P'), '营业执照.png', 'licence')).data!.fileId;
});
afterAll(async () => {
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('[8.3] a file whose bytes another process keeps answers 404 with a reason, and stays where it is', async () => {
  const second = await another('second', false);
  for (const path of [`/api-common-oss/files/${fileId}`, `/api-common-oss/ocr/business-licence?fileId=${fileId}`]) {
    const answer = await fetch(second.address + path, { headers: user.headers });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toEqual({ code: '10004004', message: WORDS, data: null });
  }
  expect(second.logged()).not.toContainEqual(expect.objectContaining({ event: 'request.failed' }));
  await second.stop();
  const own = await fetch(`${first.address}/api-common-oss/files/${fileId}`, { headers: user.headers });
  expect(own.headers.get('content-type')).toBe('application/octet-stream');
});

it('with one uploads folder for all processes, each reads every file', async () => {
  const second = await another('third', true);
  const answer = await fetch(`${second.address}/api-common-oss/files/${fileId}`, { headers: user.headers });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  await second.stop();
});
