import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { SiteTable } from '#contract/site-table.ts';
import type { Downloaded } from './download.ts';
import type { PreviewTab } from './ports.ts';

export interface CallOptions {
  /** Leaving the page or the state aborts the call. */
  signal?: AbortSignal;
  /** How much of an upload is sent, 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Shows no message for this one request: it runs in the background, or its caller shows the failure in place. */
  silent?: boolean;
}

export interface FileDelivery {
  /** Opens a PDF or a picture instead of saving it. */
  preview?: boolean;
  /** The tab that a preview goes to, opened in the click; null where the browser blocked it. */
  tab?: PreviewTab | null;
  /** Takes the file: it is neither opened nor saved. */
  onFile?: (file: Blob, fileName: string) => void;
}

type FileOptions<C extends Call> = C['delivery'] extends 'file' ? FileDelivery : unknown;

type OptionsOf<C extends Call> = C['idempotent'] extends true
  ? [options: CallOptions & FileOptions<C> & { idempotencyKey: string }]
  : [options?: CallOptions & FileOptions<C>];

type ResultOf<C extends Call> = C['delivery'] extends 'file' ? Downloaded : AnswerOf<C>;

/** One function for each call of a table; it rejects with a CallFailure and nothing else. */
export type ApiOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: (
    request: RequestOf<Calls[Name]>,
    ...options: OptionsOf<Calls[Name]>
  ) => Promise<ResultOf<Calls[Name]>>;
};

export type Api = ApiOf<SiteTable>;
