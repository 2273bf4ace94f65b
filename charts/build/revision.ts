import { execFileSync } from 'node:child_process';
import type { ChartModel } from '#machines/kit/chart-model.ts';

const git = (...words: string[]): string | null => {
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    });
  } catch {
    return null;
  }
};

/** Null where there is no version history, as in an unpacked archive. */
export const currentRevision = () => git('describe', '--tags', '--always')?.trim() ?? null;

export const lastChange = (folder: string) => git('log', '-1', '--format=%cs', '--', folder)?.trim() || null;

export const hasRevision = (revision: string) =>
  git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) !== null;

/** The charts as another revision has them, from the models committed there. */
export function chartsAt(revision: string): Map<string, ChartModel> {
  const names = git('ls-tree', '-r', '--name-only', revision, 'machines/')?.split('\n') ?? [];
  const models = new Map<string, ChartModel>();
  for (const name of names) {
    const id = /^machines\/([^/]+)\/model\.json$/.exec(name)?.[1];
    const text = id === undefined ? null : git('show', `${revision}:${name}`);
    if (id !== undefined && text !== null) models.set(id, JSON.parse(text));
  }
  return models;
}
