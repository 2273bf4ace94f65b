import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { errorCode } from '../../start-error.ts';
import { type FileAnswer, type FileJob, FileRefused, THREAD_READY } from '../job.ts';
import { readCodes } from './codes.ts';
import { readText } from './documents.ts';
import { drawDocument } from './draw-document.ts';
import { drawLogo } from './draw-logo.ts';
import { inspect } from './inspect.ts';

async function answer(job: FileJob): Promise<FileAnswer> {
  try {
    switch (job.kind) {
      case 'inspect':
        return { id: job.id, inspected: await inspect(job.path, job.extension, job.cleanPath) };
      case 'readCodes':
        return { id: job.id, texts: await readCodes(job.path, job.mediaType) };
      case 'drawPages':
        return { id: job.id, picture: await drawDocument(await readFile(job.path)) };
      case 'drawLogo':
        return { id: job.id, logo: await drawLogo(await readFile(job.path)) };
      default:
        return { id: job.id, texts: await readText(await readFile(job.path)) };
    }
  } catch (error) {
    if (error instanceof FileRefused) return { id: job.id, error: error.error };
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id: job.id, broken, code: errorCode(error) };
  }
}

parentPort?.on('message', async (job: FileJob) => parentPort?.postMessage(await answer(job)));
parentPort?.postMessage(THREAD_READY);
