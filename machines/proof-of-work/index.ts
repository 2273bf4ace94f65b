export { type ProofOfWorkRef, type ProofOfWorkSnapshot, proofOfWorkMachine } from './proof-of-work.machine.ts';
export {
  selectCanRetry,
  selectIsFinished,
  selectIsImpossible,
  selectIsSlow,
  selectSecondsLeft,
  selectShare,
} from './proof-of-work.select.ts';
export type { ProofOfWorkEvent, ProofOfWorkInput, ProofOfWorkOutput } from './proof-of-work.types.ts';
