import { execFileSync } from 'node:child_process';
import type { ChartModel } from '#machines/kit/chart-model.ts';
import { charts } from '#src/ui/copy/charts.ts';

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

export const lastChange = (file: string) => git('log', '-1', '--format=%cs', '--', file)?.trim() || null;

/** A revision as people say it: a name as it was given, a commit by its beginning, and the day it was made. */
export function revisionWords(revision: string): string {
  const day = git('log', '-1', '--format=%cs', revision)?.trim();
  const name = /^[0-9a-f]{12,}$/.test(revision) ? revision.slice(0, 8) : revision;
  return day ? charts.dated(name, day) : name;
}

export const hasRevision = (revision: string) =>
  git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) !== null;

/** The charts as another revision has them, from the models committed there. */
export function chartsAt(revision: string, folder = '.'): Map<string, ChartModel> {
  const git = gitIn(folder);
  const names = git('ls-tree', '-r', '--name-only', revision, 'machines/')?.split('\n') ?? [];
  const models = new Map<string, ChartModel>();
  for (const name of names) {
    const id = /^machines\/([^/]+)\/model\.json$/.exec(name)?.[1];
    const text = id === undefined ? null : git('show', `${revision}:${name}`);
    if (id !== undefined && text !== null) models.set(id, JSON.parse(text));
  }
  return models;
}
