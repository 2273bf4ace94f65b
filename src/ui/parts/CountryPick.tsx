import { lazy, Suspense } from 'react';
import { KIT, countries as words } from '#copy/kit.ts';
import { Popover } from './Popover.tsx';

const CountryList = lazy(() => import('./CountryList.tsx').catch(() => ({ default: NotLoaded })));

const NotLoaded = () => <p className="p-1 text-danger">{words.failed}</p>;

/** Button inside a country code field that opens the list of countries. */
export const CountryPick = ({ onChoose }: { onChoose: (code: string) => void }) => (
  <span className="-mr-1 inline-flex shrink-0">
    <Popover tone="quiet" size={32} icon="search" iconOnly label={words.choose} panelLabel={words.choose}>
      {(close) => (
        <Suspense fallback={<p className="p-1 text-ink-3">{KIT.loading}</p>}>
          <CountryList
            onChoose={(code) => {
              onChoose(code);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  </span>
);
