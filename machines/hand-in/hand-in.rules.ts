import type { StoredFile } from '#domain/files/stored-file.ts';
import { handInErrors } from '#domain/orders/hand-in.ts';
import type { HandInContext, HandInErrorsShown, HandInRequest } from './hand-in.types.ts';

export const blank = {
  paper: null,
  files: [],
  day: '',
  arePending: false,
  errors: {},
  failure: null,
} satisfies Partial<HandInContext>;

/** Adds a file once, even when its event is repeated. */
export const withFile = (files: readonly StoredFile[], { fileId, name, size }: StoredFile): readonly StoredFile[] => [
  ...files.filter((file) => file.fileId !== fileId),
  { fileId, name, size },
];

/** Validates the paper; pending uploads are not counted as files. */
export function errorsIn({ paper, files, day, arePending }: HandInContext): HandInErrorsShown {
  const errors = paper === null ? {} : handInErrors(paper, { files, day }, paper.now);
  return arePending ? { ...errors, files: 'FILES_COMING' } : errors;
}

export const requestOf = ({ orderNo, paper, files, day }: HandInContext): HandInRequest => ({
  orderNo,
  paper: paper?.code ?? '',
  version: paper?.version ?? 0,
  fileIds: files.map(({ fileId }) => fileId),
  day: paper?.expiry === null ? '' : day,
});
