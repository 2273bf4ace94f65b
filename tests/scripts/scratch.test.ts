import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** Where a run with this memory keeps what it writes, once the run has ended. */
const folderOf = (memory: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { makeScratch } from './scripts/kit/scratch.mjs';
       import { writeFileSync } from 'node:fs';
       const folder = makeScratch(process.argv[1]);
       writeFileSync(folder + '/written', 'x');
       process.stdout.write(folder);`,
      memory,
    ],
    { encoding: 'utf8' },
  );

test('what a run of the tests writes no longer exists with the run, and lies on the disk where memory has no room', () => {
  const folder = folderOf('/no/memory');
  expect(realpathSync(dirname(folder))).toBe(realpathSync(tmpdir()));
  expect(existsSync(folder)).toBe(false);
});
