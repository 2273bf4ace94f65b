import { parentPort } from 'node:worker_threads';
import type { DocumentAnswer, DocumentJob } from '../job.ts';
import { drawDocument } from './draw.ts';

async function answer({ document, issuedAt, letterhead }: DocumentJob): Promise<DocumentAnswer> {
  try {
    return { bytes: await drawDocument(document, issuedAt, letterhead) };
  } catch (error) {
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: DocumentJob) => parentPort?.postMessage(await answer(job)));
