import { useSelector } from '@xstate/react';
import { selectSingleSignOn, type UserCentreRef } from '#machines/user-centre/index.ts';
import { Brand } from '../../views/header/Brand.tsx';
import { SingleSignOnDialog } from '../../views/single-sign-on/SingleSignOnDialog.tsx';
import { UserCentre } from '../../views/user-centre/UserCentre.tsx';

export function UserCentrePage({ actor }: { actor: UserCentreRef }) {
  const singleSignOn = useSelector(actor, selectSingleSignOn);

  return (
    <>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex h-7 max-w-[1200px] items-center px-(--gut)">
          <Brand />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] px-(--gut) py-4 outline-0">
        <UserCentre actor={actor} />
      </main>
      {singleSignOn ? <SingleSignOnDialog actor={singleSignOn} /> : null}
    </>
  );
}
