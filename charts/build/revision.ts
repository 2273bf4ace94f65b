import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { charts } from '#copy/charts.ts';
import type { ChartModel } from '#machines/kit/chart-model.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';

const gitIn =
  (folder: string) =>
  (...words: string[]): string | null => {
    try {
      return execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 2 ** 20,
      });
    } catch {
      return null;
    }
  };

const git = gitIn('.');

/** Null where there is no version history, as in an unpacked archive. */
export const currentRevision = () => git('describe', '--tags', '--always')?.trim() ?? null;

export const lastChange = (path: string) => git('log', '-1', '--format=%cs', '--', path)?.trim() || null;

/** A revision as people say it: a name as it was given, a commit by its beginning, and the day it was made. */
export function revisionWords(revision: string): string {
  const day = git('log', '-1', '--format=%cs', revision)?.trim();
  const name = /^[0-9a-f]{12,}$/.test(revision) ? revision.slice(0, 8) : revision;
  return day ? charts.dated(name, day) : name;
}

export const hasRevision = (revision: string) =>
  git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) !== null;

/** The charts of another revision, read from a temporary checkout of its sources. */
export function chartsAt(revision: string, folder = '.'): Map<string, ChartModel> {
  const git = gitIn(folder);
  const checkout = mkdtempSync(join(tmpdir(), 'charts-at-'));
  try {
    if (git('worktree', 'add', '--detach', checkout, revision) === null) throw new Error(`no checkout of ${revision}`);
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'junction');
    const printed = execFileSync(process.execPath, [TSX, 'charts/build/print-models.ts', checkout], {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    const models: ChartModel[] = JSON.parse(printed);
    return new Map(models.map((model) => [model.id, model]));
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}
