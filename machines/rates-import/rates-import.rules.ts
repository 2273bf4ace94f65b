import { toFailure } from '#domain/failure.ts';
import { type ImportService, isList, readsRoutes } from '#domain/imports/services.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { CHINA, instantOf } from '#domain/schedule/zone.ts';
import type {
  ChosenFile,
  FileError,
  PublishRequest,
  RatePublished,
  RateSheet,
  RatesDone,
  RatesFailure,
  RatesImportContext,
  RatesService,
  RateVersion,
  RateVersions,
  RollbackRequest,
  Schedule,
} from './rates-import.types.ts';

export const noPreview = {
  file: null,
  fileError: null,
  percent: 0,
  preview: null,
  isOutdated: false,
  schedule: { when: 'now', time: '', error: null, acceptsLoss: false },
} as const;

export const noResult = { done: null, failure: null } as const;

export type Failed = { error: unknown };

/** Changing the service resets the import. */
export const resetImport = (service: ImportService) => ({ ...noPreview, ...noResult, service, list: null });

export const withVersions = ({ preview, isOutdated }: RatesImportContext, list: RateVersions) => ({
  list,
  isOutdated: isOutdated || (preview !== null && preview.inForce !== list.inForce),
});

export const withSchedule = ({ schedule }: RatesImportContext, change: Partial<Schedule>) => ({
  schedule: { ...schedule, ...change },
});

export const withLossAccepted = (context: RatesImportContext, acceptsLoss: boolean) =>
  withSchedule(context, { acceptsLoss });

const sheetName = /\.(?:csv|xlsx|xlsm)$/iu;
const listName = /\.tsv$/iu;
const routesName = /\.json$/iu;

/** Carriers' routes are departures without prices. */
export function fileErrorOf({ name, size }: ChosenFile, service: ImportService): FileError | null {
  const isRead =
    sheetName.test(name) || (readsRoutes(service) && routesName.test(name)) || (isList(service) && listName.test(name));
  if (!isRead) return 'WRONG_TYPE';
  if (size === 0) return 'EMPTY';
  return size > UPLOAD_BYTES_AT_MOST ? 'TOO_LARGE' : null;
}

export const withFileError = ({ service }: RatesService, file: ChosenFile) => ({
  ...noResult,
  fileError: fileErrorOf(file, service),
});

const timeShape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/u;

/** The scheduled instant; null for now and for an invalid time. Times are wall clock times in Shanghai. */
export function scheduledAt({ when, time }: Pick<Schedule, 'time' | 'when'>): number | null {
  const parts = when === 'later' ? timeShape.exec(time) : null;
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, CHINA);
}

/** Two versions scheduled for the same instant conflict. */
export function isTimeTaken({ schedule, list }: RatesImportContext): boolean {
  const at = scheduledAt(schedule);
  return at !== null && list!.versions.some(({ status, publishAt }) => status === 'SCHEDULED' && publishAt === at);
}

/** Whether the server refused because a version was scheduled after the list was loaded. */
export function isTakenBy(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && failure.fields?.at !== undefined;
}

export const publishOf = ({ service, preview, schedule }: RatesImportContext): PublishRequest => ({
  service,
  ...(schedule.acceptsLoss && { acceptsLoss: true }),
  previewId: preview?.previewId ?? '',
  at: scheduledAt(schedule),
});

export const rollbackOf = ({ service, list }: RatesImportContext): RollbackRequest => ({
  service,
  versionId: list?.inForce ?? '',
});

export const withdrawalOf = ({ service, withdrawal }: RatesImportContext): RollbackRequest => ({
  service,
  versionId: withdrawal ?? '',
});

const noSheet: RateSheet = { kind: 'template', format: 'xlsx' };

export const sheetOf = ({ service, sheet }: RatesImportContext) => ({ service, ...(sheet ?? noSheet) });

/** The server publishes at once when the scheduled time has passed. */
export function publishedOf({ schedule }: RatesImportContext, { publishAt: at }: RatePublished) {
  const requestedAt = scheduledAt(schedule);
  const done: RatesDone = {
    kind: requestedAt === null ? 'published' : requestedAt === at ? 'scheduled' : 'publishedLate',
    at,
  };
  return { ...noPreview, done };
}

export const failureOf = (of: RatesFailure['of'], error: unknown): RatesFailure => ({
  of,
  message: toFailure(error).message,
});

export const failureAction = (of: RatesFailure['of']) =>
  ({
    type: 'storeFailure',
    params: ({ event: { error } }: { event: Failed }) => ({ of, error }),
  }) as const;

const OUTDATED = new Set(['10004009', '10004004']);

/** The preview expired, or another version came into force since. */
export function isOutdatedBy(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && OUTDATED.has(failure.code);
}

const versionOf = (list: RateVersions, id: string | null): RateVersion | null =>
  list.versions.find(({ versionId }) => versionId === id) ?? null;

export const inForceOf = (list: RateVersions | null): RateVersion | null =>
  list === null ? null : versionOf(list, list.inForce);

export function waitingOf(list: RateVersions | null, id: string | null): RateVersion | null {
  const version = list === null ? null : versionOf(list, id);
  return version?.status === 'SCHEDULED' ? version : null;
}

/** The version that a rollback restores; null for the initial prices, which have no file. */
export function rollbackTargetOf(list: RateVersions | null): RateVersion | null {
  return list === null ? null : versionOf(list, inForceOf(list)?.replaces ?? null);
}
