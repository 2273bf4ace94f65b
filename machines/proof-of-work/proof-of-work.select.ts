import type { ProofOfWorkSnapshot } from './proof-of-work.machine.ts';

export const selectShare = ({ context }: ProofOfWorkSnapshot) => context.share;
export const selectSecondsLeft = ({ context }: ProofOfWorkSnapshot) => context.secondsLeft;
export const selectIsSlow = (snapshot: ProofOfWorkSnapshot) => snapshot.matches({ working: 'long' });
export const selectIsImpossible = (snapshot: ProofOfWorkSnapshot) => snapshot.matches('impossible');
export const selectIsFinished = (snapshot: ProofOfWorkSnapshot) => snapshot.matches('finished');
export const selectCanRetry = (snapshot: ProofOfWorkSnapshot) => snapshot.can({ type: 'work.retry' });
