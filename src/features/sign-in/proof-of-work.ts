import { fromCallback } from 'xstate';
import { type ProofOfWorkEvent, type ProofOfWorkInput, proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { startWork } from '#src/browser/work-feed.ts';

/** The work that a server asks this device for. */
export const wireProofOfWork = () =>
  proofOfWorkMachine.provide({
    actors: {
      solveWork: fromCallback<ProofOfWorkEvent, ProofOfWorkInput>(({ sendBack, input }) =>
        startWork(input.challenge, sendBack),
      ),
    },
  });
