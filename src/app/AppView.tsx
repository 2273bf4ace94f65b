import { useSelector } from '@xstate/react';
import type { PageName } from '#contract/routes.ts';
import type { AppRef } from '#machines/app/index.ts';
import { type NavigationRef, selectShownPath } from '#machines/navigation/index.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { ChunkReload } from '../views/chunk-reload/ChunkReload.tsx';
import { ErrorBoundary } from '../views/error-page/ErrorBoundary.tsx';
import { Header } from '../views/header/Header.tsx';
import { PageOutlet } from '../views/navigation/PageOutlet.tsx';
import { ProgressBar } from '../views/page-loading/ProgressBar.tsx';
import { AccountLayer } from './AccountLayer.tsx';
import { loadedPage } from './pages.ts';

interface AppViewProps {
  actor: AppRef;
  onReload: () => void;
  /** What a visitor or a signed-in person does from the header. */
  actions?: React.ReactNode;
}

export function AppView({ actor, onReload, actions }: AppViewProps) {
  const chunkReload = useSelector(actor, ({ children }) => children.chunkReload);
  const header = useSelector(actor, ({ children }) => children.header);
  const navigation = useSelector(actor, ({ children }) => children.navigation);

  return (
    <ErrorBoundary onRetry={onReload}>
      {navigation ? <Progress actor={navigation} /> : null}
      <DefaultLayout header={header ? <Header actor={header}>{actions}</Header> : null}>
        {navigation ? (
          <CurrentPage
            actor={navigation}
            onReload={onReload}
            lostPage={chunkReload ? <ChunkReload actor={chunkReload} /> : null}
          />
        ) : null}
      </DefaultLayout>
      <AccountLayer actor={actor} />
    </ErrorBoundary>
  );
}

function Progress({ actor }: { actor: NavigationRef }) {
  const pageLoading = useSelector(actor, ({ children }) => children.pageLoading);
  return pageLoading ? <ProgressBar actor={pageLoading} /> : null;
}

interface CurrentPageProps {
  actor: NavigationRef;
  lostPage: React.ReactNode;
  onReload: () => void;
}

function CurrentPage({ actor, lostPage, onReload }: CurrentPageProps) {
  const path = useSelector(actor, selectShownPath);
  return (
    <ErrorBoundary key={path} onRetry={onReload}>
      <PageOutlet actor={actor} lostPage={lostPage} renderPage={renderPage} />
    </ErrorBoundary>
  );
}

function renderPage(page: PageName) {
  const Page = loadedPage(page);
  return <Page />;
}
