import type { MachineCases } from '../kit/cases.ts';
import type { ProofOfWorkInput } from './proof-of-work.types.ts';
import { proofOfWorkWords } from './proof-of-work.words.ts';

const input: ProofOfWorkInput = { challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 } };

export const proofOfWorkCases: MachineCases = {
  words: proofOfWorkWords,
  input,
  events: {
    'work.progressed': [{ type: 'work.progressed', share: 0.4, secondsLeft: 3 }],
    'work.solved': [{ type: 'work.solved', answer: { challenge: 'terms.signature', answer: 'AAAA' } }],
    'work.failed': [{ type: 'work.failed' }],
    'work.retry': [{ type: 'work.retry' }],
    'work.close': [{ type: 'work.close' }],
  },
  delays: { slow: 8_000 },
  feeds: { 'work.progressed': 'solveWork', 'work.solved': 'solveWork', 'work.failed': 'solveWork' },
};
