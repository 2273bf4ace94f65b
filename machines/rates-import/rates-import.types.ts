import type { AnswerOf } from '#contract/call.ts';
import type { deskRatesPublish, deskRatesVersions } from '#contract/calls/desk-rates.ts';
import type { deskSchedulesPreview, deskSchedulesPublish } from '#contract/calls/desk-schedules.ts';
import type { ImportService } from '#domain/imports/services.ts';

/** Of prices or of departures: what the desk answers about a file has one shape, and only departures have cut-offs. */
export type RatePreview = AnswerOf<typeof deskSchedulesPreview>;
export type RatePublished = AnswerOf<typeof deskRatesPublish> | AnswerOf<typeof deskSchedulesPublish>;
export type RateVersions = AnswerOf<typeof deskRatesVersions>;
export type RateVersion = RateVersions['versions'][number];

/** A file as the chart knows it: the file itself stays in the browser. */
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
  /** Of the clock in Shanghai: yyyy-MM-ddTHH:mm. */
  time: string;
  error: 'MISSING' | 'PAST' | 'TAKEN' | null;
  /** The operator says that the numbers the list lost are meant to go. */
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

/** Of the version in force to go back from, or of one that waits for its time. */
export interface RollbackRequest extends RatesService {
  versionId: string;
}

/** What was being done when it failed, and why it did. */
export interface RatesFailure {
  of: 'list' | 'file' | 'publish' | 'rollback' | 'withdrawal' | 'sheet';
  message: string;
}

export type RatesDone =
  | { kind: 'published' | 'publishedLate' | 'scheduled'; at: number }
  | { kind: 'rolledBack' | 'saved' | 'withdrawn' };

export interface RatesImportContext extends RatesService {
  list: RateVersions | null;
  /** What is compared with the version in force; null where nothing was chosen. */
  file: ChosenFile | null;
  fileError: FileError | null;
  percent: number;
  preview: RatePreview | null;
  /** Another version came into force since the preview, or the preview is no longer kept. */
  isOutdated: boolean;
  schedule: Schedule;
  sheet: RateSheet | null;
  /** The version whose time is to be taken back, while that is asked about and done. */
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
