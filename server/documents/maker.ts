import type { WordedDocument } from '#copy/documents/words.ts';
import { createJobThread } from '../job-thread.ts';
import { startThread } from '../thread.ts';
import { builtLetterhead, type DocumentAnswer, type DocumentJob, type Letterhead } from './job.ts';

/** Documents that may wait for the thread; more are refused at once. */
const DOCUMENTS_WAITING = 32;
/** Of them, documents of one account. */
const WAITING_OF_OWNER = 8;
/** One that takes longer has hung: its thread is ended. */
const DOCUMENT_LIMIT_MS = 20_000;
/** Far above the size of any real document. */
const MOST_BYTES = 2 * 1024 * 1024;

const program = { bundled: 'document-worker.js', source: new URL('./worker/worker.ts', import.meta.url) };

export interface DocumentMaker {
  /** Returns the bytes of the PDF. Owners, each an account, take turns. */
  make(document: WordedDocument, issuedAt: number, letterhead?: Letterhead, owner?: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many documents wait already. */
export class DocumentsBusy extends Error {
  override name = 'DocumentsBusy';
}

interface Options {
  longestMs?: number;
  mostWaiting?: number;
  mostBytes?: number;
}

/** Makes one document after the other off the calling thread. */
export function createDocumentMaker(options: Options = {}): DocumentMaker {
  const { longestMs = DOCUMENT_LIMIT_MS, mostWaiting = DOCUMENTS_WAITING, mostBytes = MOST_BYTES } = options;
  const { run, close } = createJobThread<DocumentJob, DocumentAnswer, Buffer>({
    ...{ start: () => startThread(program), longestMs, mostWaiting },
    mostOfOwner: () => WAITING_OF_OWNER,
    busy: () => new DocumentsBusy('too many documents wait'),
    late: 'a document took too long to make',
    ended: 'the thread that makes documents ended',
    hear(answer) {
      if ('broken' in answer) return { error: new Error(answer.broken) };
      if (answer.bytes.byteLength > mostBytes) return { error: new Error('a document is larger than any may be') };
      return { result: Buffer.from(answer.bytes) };
    },
  });
  return {
    make: (document, issuedAt, letterhead = builtLetterhead, owner = '') =>
      run({ document, issuedAt, letterhead }, owner),
    close,
  };
}
