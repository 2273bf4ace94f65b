import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandsOf } from '#tests/kit/run-document.ts';

describe('the backup commands of docs/run.md', () => {
  let folder = '';
  const shell = (name: string) =>
    execFileSync('sh', ['-ec', commandsOf(name)], {
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'old'),
        NEW_DATA_DIR: join(folder, 'new'),
        BACKUP: join(folder, 'backup.tgz'),
      },
      stdio: 'pipe',
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'huazhou-backup-'));
    mkdirSync(join(folder, 'old/database/deep'), { recursive: true });
    writeFileSync(join(folder, 'old/database/deep/rows'), 'acknowledged');
    writeFileSync(join(folder, 'old/.hidden'), 'kept');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('what was in the data folder is in the restored one', () => {
    shell('backup');
    rmSync(join(folder, 'old'), { recursive: true });
    shell('restore');
    expect(readFileSync(join(folder, 'new/database/deep/rows'), 'utf8')).toBe('acknowledged');
    expect(readFileSync(join(folder, 'new/.hidden'), 'utf8')).toBe('kept');
  });

  test('a folder that is not empty is left alone', () => {
    shell('backup');
    mkdirSync(join(folder, 'new'));
    writeFileSync(join(folder, 'new/other'), 'mine');
    expect(() => shell('restore')).toThrow();
    expect(existsSync(join(folder, 'new/database'))).toBe(false);
  });

  test('stop and start stand there too', () => {
    expect(commandsOf('stop')).toContain('kill -TERM "$SERVER_PID"');
    expect(commandsOf('start')).toContain('node dist/server/main.js');
    expect(() => commandsOf('absent')).toThrow('0 blocks');
  });
});
