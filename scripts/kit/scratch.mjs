import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

/** @param {string} folder */
const hasRoom = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
};

/**
 * A folder for all that a run of the tests writes down for a while, in memory where there is room for it: hundreds of
 * databases are made and removed. It is gone when this process ends.
 */
export function makeScratch(memory = MEMORY) {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'huazhou-tests-'));
  // Databases run as another user where the run is root's.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
