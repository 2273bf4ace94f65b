import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { toFailure } from '#domain/failure.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import type {
  OrderFileChoice,
  OrderFileContext,
  OrderFileError,
  OrderFileRequest,
  RecordRequest,
} from './order-file.types.ts';

/** Nothing chosen, nothing shown. */
export const noFile = {
  file: null,
  fileError: null,
  preview: null,
  isOutdated: false,
  recorded: null,
  isTemplateSaved: false,
  failure: null,
} as const;

export function fileErrorOf({ name, size }: OrderFileChoice): OrderFileError | null {
  if (!/\.(?:csv|xlsx|xlsm)$/iu.test(name)) return 'WRONG_TYPE';
  if (size === 0) return 'EMPTY';
  return size > UPLOAD_BYTES_AT_MOST ? 'TOO_LARGE' : null;
}

export const hasErrors = (preview: OrderFilePreview): boolean => preview.errorTotal > 0;

export const hasChanges = (preview: OrderFilePreview): boolean => preview.digest !== null;

export const fileOf = ({ kind, file }: OrderFileContext): OrderFileRequest => ({ kind, key: file?.key ?? '' });

export const recordOf = (context: OrderFileContext): RecordRequest => ({
  ...fileOf(context),
  digest: context.preview?.digest ?? '',
});

export const failureOf = (of: NonNullable<OrderFileContext['failure']>['of'], error: unknown) => ({
  failure: { of, message: toFailure(error).message },
});
