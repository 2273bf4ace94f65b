import { expect, it } from 'vitest';
import { prepareFolder } from '#server/data/folder.ts';
import { startDatabase } from '#server/data/start-database.ts';
import { fillDataFolder, temporaryFolder } from '#tests/kit/server-process.ts';

it('a database that is slow to open is not called corrupt, and opens when there is time', async () => {
  const { path, remove } = temporaryFolder();
  fillDataFolder(path);
  const folder = prepareFolder(path);
  const ignoreLoss = { onConnectionError: () => {} };
  await expect(startDatabase(folder, null, { ...ignoreLoss, openLimitMs: 1 })).rejects.toMatchObject({
    name: 'StartError',
    message: `数据目录 ${path} 中的数据库在 0 秒内没有打开，机器可能过于繁忙或磁盘过慢。数据未被改动，请稍后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
  });
  const database = await startDatabase(folder, null, ignoreLoss);
  await database.close();
  remove();
});
