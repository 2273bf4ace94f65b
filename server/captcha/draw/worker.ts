import { parentPort } from 'node:worker_threads';
import { secureChance, seededChance } from '../chance.ts';
import { drawPicture } from './draw.ts';
import type { DrawingAnswer, DrawingJob } from './job.ts';

const secure = secureChance();

parentPort?.on('message', ({ id, type, seed }: DrawingJob) => {
  let answer: DrawingAnswer;
  try {
    answer = { id, picture: drawPicture(type, seed === undefined ? secure : seededChance(seed)) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
