import { parentPort } from 'node:worker_threads';
import { secureChance, seededChance } from '../chance.ts';
import { drawPicture } from './draw.ts';
import type { DrawingAnswer, DrawingJob } from './job.ts';

const secure = secureChance();

parentPort?.on('message', ({ id, type, seed }: DrawingJob) => {
  let answer: DrawingAnswer;
  try {
    answer = { id, picture: drawPicture(type, seed === undefined ? secure : seededChance(seed)) };
  } catch (fault) {
    answer = { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
  parentPort?.postMessage(answer);
});
