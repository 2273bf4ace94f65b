import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PageName } from '#contract/routes.ts';
import { errors } from '#copy/shell.ts';
import {
  type NavigationRef,
  selectCanRetry,
  selectIsBusy,
  selectScreen,
  selectShownPage,
  selectStatus,
} from '#machines/navigation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface PageOutletProps {
  actor: NavigationRef;
  renderPage: (page: PageName) => ReactNode;
  /** Shown when the page's code failed to load. */
  lostPage: ReactNode;
}

export function PageOutlet({ actor, renderPage, lostPage }: PageOutletProps) {
  const screen = useSelector(actor, selectScreen);
  const page = useSelector(actor, selectShownPage);
  const isBusy = useSelector(actor, selectIsBusy);
  const status = useSelector(actor, selectStatus);
  const canRetry = useSelector(actor, selectCanRetry);

  switch (screen) {
    case 'empty':
      return null;
    case 'page':
    case 'leaving':
      return (
        <div
          data-transition="page"
          data-state={screen}
          aria-busy={isBusy}
          className="transition-opacity duration-[var(--fast)] data-[state=leaving]:opacity-0 motion-reduce:transition-none"
        >
          {page === null ? null : renderPage(page)}
        </div>
      );
    case 'lost':
      return lostPage;
    case 'failed':
      return (
        <ErrorPage
          message={errors.serverBusy}
          status={status}
          canRetry={canRetry}
          onRetry={() => actor.send({ type: 'navigation.retry' })}
        />
      );
    default:
      return screen satisfies never;
  }
}
