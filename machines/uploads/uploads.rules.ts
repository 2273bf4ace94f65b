import { toFailure } from '#domain/failure.ts';
import type { NewUpload, TakenFile, UploadAnswer, UploadEntry } from './uploads.types.ts';

type Entries = readonly UploadEntry[];

export const addEntries = (entries: Entries, files: readonly NewUpload[]): Entries => [
  ...entries,
  ...files
    .filter(({ key }) => !entries.some((entry) => entry.key === key))
    .map((file) => ({ ...file, state: 'waiting' as const, percent: 0, failure: null })),
];

export const withEntry = (entries: Entries, key: string | undefined, change: Partial<UploadEntry>): Entries =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

export const withoutEntry = (entries: Entries, key: string | undefined): Entries =>
  entries.filter((entry) => entry.key !== key);

export const nextWaiting = (entries: Entries) => entries.find(({ state }) => state === 'waiting');
export const sendingEntry = (entries: Entries) => entries.find(({ state }) => state === 'sending');

/** The state after a failed upload; a rejected file is not retried. */
export function failedUploadOf(error: unknown): Pick<UploadEntry, 'failure' | 'state'> {
  const failure = toFailure(error);
  const isOfFile = failure.kind === 'refused' && failure.fields?.file !== undefined;
  return { state: isOfFile ? 'refused' : 'failed', failure: failure.message };
}

/** The server's file with the field it was chosen for. */
export const takenFile = ({ key, path }: UploadEntry, answer: UploadAnswer): TakenFile => ({ key, path, ...answer });
