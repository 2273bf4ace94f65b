import { Readable } from 'node:stream';
import type { WordedDocument } from '#copy/documents/words.ts';
import type { CallContext } from '../calls/context.ts';
import { tooManyTries } from '../calls/refusal.ts';
import { companySettings } from '../company/facts.ts';
import { readLetterhead } from './letterhead.ts';
import { DocumentsBusy } from './maker.ts';

const RETRY_AFTER_S = 5;

/** Answers with the document as a file. */
export async function deliverMade(
  context: Pick<CallContext, 'clock' | 'db' | 'deliver' | 'documents' | 'network' | 'session' | 'settings'>,
  worded: WordedDocument,
  issuedAt: number,
): Promise<void> {
  try {
    const { brand } = (await companySettings(context)).site;
    const letterhead = await readLetterhead(context.db, brand);
    const owner = context.session?.userId ?? context.network;
    const bytes = await context.documents.make(worded, issuedAt, letterhead, owner);
    context.deliver({ name: worded.fileName, bytes: bytes.byteLength, stream: Readable.from([bytes]) });
  } catch (error) {
    throw error instanceof DocumentsBusy ? tooManyTries(RETRY_AFTER_S) : error;
  }
}
