import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { AppRef } from '#machines/app/index.ts';
import { type SessionRef, selectAsksAboutDrafts } from '#machines/session/index.ts';

const SignOutDialog = lazy(() => import('../views/session/SignOutDialog.tsx'));
const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** What of sign-in is over the page; nothing of it is loaded before it is wanted. */
export function AccountLayer({ actor }: { actor: AppRef }) {
  const account = useSelector(actor, ({ children }) => children.account);
  const singleSignOn = useSelector(actor, ({ children }) => children.singleSignOn);

  const session = useSelector(actor, ({ children }) => children.session);

  return (
    <Suspense>
      {account || singleSignOn ? <AccountDialogs account={account} singleSignOn={singleSignOn} /> : null}
      {session ? <SignOutQuestion actor={session} /> : null}
    </Suspense>
  );
}

export function SignOutQuestion({ actor }: { actor: SessionRef }) {
  return useSelector(actor, selectAsksAboutDrafts) ? (
    <SignOutDialog
      onStay={() => actor.send({ type: 'session.stay' })}
      onRetry={() => actor.send({ type: 'session.signOut' })}
      onAnyway={() => actor.send({ type: 'session.signOutAnyway' })}
    />
  ) : null;
}
