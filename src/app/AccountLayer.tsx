import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { AppRef } from '#machines/app/index.ts';

const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** Sign-in dialogs over the page; their code is lazy. */
export function AccountLayer({ actor }: { actor: AppRef }) {
  const account = useSelector(actor, ({ children }) => children.account);
  const singleSignOn = useSelector(actor, ({ children }) => children.singleSignOn);

  return (
    <Suspense>
      {account || singleSignOn ? <AccountDialogs account={account} singleSignOn={singleSignOn} /> : null}
    </Suspense>
  );
}
