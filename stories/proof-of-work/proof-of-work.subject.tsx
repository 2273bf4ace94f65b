import { proofOfWork as words } from '#copy/sign-in/session.ts';
import type { ProofOfWorkRef } from '#machines/proof-of-work/index.ts';
import { ProofOfWork } from '#src/features/sign-in/views/ProofOfWork.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('proof-of-work'),
  render: (actor) => <ProofOfWork actor={actor as ProofOfWorkRef} purpose="password" />,
  controls: { 'work.close': words.close, 'work.retry': words.retry },
};
