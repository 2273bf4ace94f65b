import { useSelector } from '@xstate/react';
import type { AppSnapshot } from '#machines/app/index.ts';
import { Account } from '#src/features/sign-in/views/Account.tsx';
import { SingleSignOnDialog } from '#src/features/sign-in/views/SingleSignOnDialog.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';

type Children = AppSnapshot['children'];

interface AccountDialogsProps {
  account: Children['account'];
  singleSignOn: Children['singleSignOn'];
}

export default function AccountDialogs({ account, singleSignOn }: AccountDialogsProps) {
  return (
    <>
      {account ? <OpenAccount late={account} /> : null}
      {singleSignOn ? <OpenSingleSignOn late={singleSignOn} /> : null}
    </>
  );
}

function OpenAccount({ late }: { late: NonNullable<Children['account']> }) {
  const actor = useSelector(late, selectLoaded);
  return actor ? <Account actor={actor} /> : null;
}

function OpenSingleSignOn({ late }: { late: NonNullable<Children['singleSignOn']> }) {
  const actor = useSelector(late, selectLoaded);
  return actor ? <SingleSignOnDialog actor={actor} /> : null;
}
