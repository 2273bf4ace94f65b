import { Readable } from 'node:stream';
import type { WordedDocument } from '#src/ui/copy/document-words.ts';
import type { CallContext } from '../calls/context.ts';
import { tooManyTries } from '../calls/refusal.ts';
import { DocumentsBusy } from './maker.ts';

const RETRY_AFTER_S = 5;

/** Answers with the document as a file. */
export async function deliverMade(
  { documents, deliver }: Pick<CallContext, 'deliver' | 'documents'>,
  worded: WordedDocument,
  issuedAt: number,
): Promise<void> {
  try {
    const bytes = await documents.make(worded, issuedAt);
    deliver({ name: worded.fileName, bytes: bytes.byteLength, stream: Readable.from([bytes]) });
  } catch (error) {
    throw error instanceof DocumentsBusy ? tooManyTries(RETRY_AFTER_S) : error;
  }
}
