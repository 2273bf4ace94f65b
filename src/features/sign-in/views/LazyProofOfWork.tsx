import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { type LoginAttemptRef, selectWork as selectAttemptWork } from '#machines/login-attempt/index.ts';
import { type SmsCountdownRef, selectWork as selectCodeWork } from '#machines/sms-countdown/index.ts';
import { Missing } from '#src/ui/parts/list/Empty.tsx';

const ProofOfWork = lazy(() =>
  import('./ProofOfWork.tsx').then((module) => ({ default: module.ProofOfWork })).catch(() => ({ default: Missing })),
);

/** Proof of work before a code is sent; its view loads when a server first requires it. */
export function CodeWork({ actor }: { actor: SmsCountdownRef }) {
  const work = useSelector(actor, selectCodeWork);
  return work ? (
    <Suspense>
      <ProofOfWork actor={work} purpose="sms" />
    </Suspense>
  ) : null;
}

/** Proof of work before a password is checked. */
export function AttemptWork({ actor }: { actor: LoginAttemptRef }) {
  const work = useSelector(actor, selectAttemptWork);
  return work ? (
    <Suspense>
      <ProofOfWork actor={work} purpose="password" />
    </Suspense>
  ) : null;
}
