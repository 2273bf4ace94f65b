import type { AnswerOf } from '#contract/call.ts';
import type { OrderFilePreview, operatorOrderFileRecord } from '#contract/calls/operator-order-file.ts';
import type { OrderFileKind } from '#domain/order-file/table.ts';
import type { Parent } from '../kit/parent.ts';

/** Reports to the rooms that orders changed. */
export interface OrderFileReport {
  type: 'orders.recorded';
}

export interface OrderFileInput {
  parent: Parent<OrderFileReport>;
}

/** Describes a file; its content stays in the browser. */
export interface OrderFileChoice {
  key: string;
  name: string;
  size: number;
}

export type OrderFileError = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE';

/** Orders that the template begins with, as the queue is filtered. */
export type TemplateFilter = Readonly<Record<string, string>>;

export interface TemplateRequest {
  kind: OrderFileKind;
  filter: TemplateFilter;
}

export interface OrderFileRequest {
  kind: OrderFileKind;
  /** Key of the chosen file. */
  key: string;
}

export interface RecordRequest extends OrderFileRequest {
  digest: string;
}

export type OrderFileRecorded = AnswerOf<typeof operatorOrderFileRecord>;

export type RecordOutcome =
  | { outcome: 'recorded'; recorded: OrderFileRecorded }
  /** Somebody changed one of the orders; nothing was recorded. */
  | { outcome: 'outdated'; preview: OrderFilePreview };

export interface OrderFileContext extends OrderFileInput {
  kind: OrderFileKind;
  filter: TemplateFilter;
  file: OrderFileChoice | null;
  fileError: OrderFileError | null;
  preview: OrderFilePreview | null;
  /** The preview shown replaced one that was outdated. */
  isOutdated: boolean;
  recorded: OrderFileRecorded | null;
  isTemplateSaved: boolean;
  failure: { of: 'file' | 'record' | 'template'; message: string } | null;
}

export type OrderFileEvent =
  | { type: 'file.open' }
  | { type: 'file.close' }
  | { type: 'kind.chosen'; kind: OrderFileKind }
  | { type: 'template.save'; filter: TemplateFilter }
  | { type: 'file.chosen'; file: OrderFileChoice }
  | { type: 'file.cancel' }
  | { type: 'file.drop' }
  | { type: 'file.record' };
