import type { AnswerOf } from '#contract/call.ts';
import type {
  operatorImportPreview,
  operatorImportPublish,
  operatorImportVersions,
} from '#contract/calls/operator-imports.ts';
import type { ImportService } from '#domain/imports/services.ts';

/** Prices and departures share one preview type; only departures have cut-offs. */
export type RatePreview = AnswerOf<typeof operatorImportPreview>;
export type RatePublished = AnswerOf<typeof operatorImportPublish>;
export type RateVersions = AnswerOf<typeof operatorImportVersions>;
export type RateVersion = RateVersions['versions'][number];

/** Describes a file; its content stays in the browser. */
export interface ChosenFile {
  key: string;
  name: string;
  size: number;
}

export type FileError = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE';

export interface RateSheet {
  kind: 'template' | 'export';
  format: 'csv' | 'xlsx';
}

export interface Schedule {
  when: 'now' | 'later';
  /** Wall clock time in Shanghai: yyyy-MM-ddTHH:mm. */
  time: string;
  error: 'MISSING' | 'PAST' | 'TAKEN' | null;
  /** The operator confirms that the removed numbers are intended. */
  acceptsLoss: boolean;
}

export interface RatesService {
  service: ImportService;
}

export interface PreviewRequest extends RatesService {
  key: string;
}

export interface PublishRequest extends RatesService {
  previewId: string;
  acceptsLoss?: boolean;
  /** Null for now. */
  at: number | null;
}

/** The version in force to roll back, or a scheduled version to withdraw. */
export interface RollbackRequest extends RatesService {
  versionId: string;
}

/** The action that failed, and why. */
export interface RatesFailure {
  of: 'list' | 'file' | 'publish' | 'rollback' | 'withdrawal' | 'sheet';
  message: string;
}

export type RatesDone =
  | { kind: 'published' | 'publishedLate' | 'scheduled'; at: number }
  | { kind: 'rolledBack' | 'saved' | 'withdrawn' };

export interface RatesImportContext extends RatesService {
  list: RateVersions | null;
  /** The file compared with the version in force; null for none. */
  file: ChosenFile | null;
  fileError: FileError | null;
  percent: number;
  preview: RatePreview | null;
  /** Another version came into force since the preview, or the preview expired. */
  isOutdated: boolean;
  schedule: Schedule;
  sheet: RateSheet | null;
  /** The scheduled version being withdrawn, from the confirmation on. */
  withdrawal: string | null;
  done: RatesDone | null;
  failure: RatesFailure | null;
}

export type RatesImportEvent =
  | { type: 'service.chosen'; service: ImportService }
  | { type: 'list.renew' }
  | { type: 'sheet.save'; sheet: RateSheet }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.cancel' }
  | { type: 'upload.progressed'; key: string; percent: number }
  | { type: 'preview.drop' }
  | { type: 'preview.again' }
  | { type: 'when.chosen'; when: Schedule['when'] }
  | { type: 'time.typed'; time: string }
  | { type: 'loss.accepted'; accepts: boolean }
  | { type: 'publish.submit' }
  | { type: 'rollback.ask' }
  | { type: 'rollback.keep' }
  | { type: 'rollback.confirm' }
  | { type: 'withdraw.ask'; versionId: string }
  | { type: 'withdraw.keep' }
  | { type: 'withdraw.confirm' };
