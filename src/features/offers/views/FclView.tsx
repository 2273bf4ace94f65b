import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { search as words } from '#copy/search/form.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { FclBoard, type FclBoardProps } from './FclBoard.tsx';
import type { LaneOffering } from './LaneOffers.tsx';
import type { Sailings } from './tools.ts';

const LaneOffers = lazy(() => import('./LaneOffers.tsx').catch(() => ({ default: Missing })));

export interface Ports {
  origins: readonly LocationOption[];
  destinations: readonly LocationOption[];
}

export interface FclActors {
  search: SearchRef;
  ports: ResourceRef<Ports>;
  sailings: ResourceRef<Sailings>;
  /** Lanes suggested when there are no prices. */
  offering: ResourceRef<LaneOffering> | undefined;
  hasLink: boolean;
  /** Date at the port of loading; an estimate until the server responds. */
  today: string;
}

/** Combines prices and their lists, each with its own error state. */
export function FclView(props: FclActors & Pick<FclBoardProps, 'introduction' | 'Results'>) {
  const { search, ports, sailings, offering, today, introduction, Results, hasLink } = props;
  const known = useSelector(ports, selectContent) as Ports | null;
  const portsScreen = useSelector(ports, selectScreen);
  const days = useSelector(sailings, selectContent) as Sailings | null;
  const daysScreen = useSelector(sailings, selectScreen);
  return (
    <>
      {portsScreen === 'failed' ? (
        <div className="mb-2">
          <RetryNote tone="warn" onRetry={() => ports.send({ type: 'resource.retry' })}>
            {words.portsFailed}
          </RetryNote>
        </div>
      ) : null}
      <FclBoard
        actor={search}
        origins={known?.origins ?? []}
        destinations={known?.destinations ?? []}
        sailings={days}
        areSailingsLost={daysScreen === 'failed'}
        today={today}
        introduction={introduction}
        Results={Results}
        hasLink={hasLink}
        offers={
          <Suspense fallback={<div className="min-h-30" />}>
            {offering === undefined ? (
              <div className="min-h-30" />
            ) : (
              <LaneOffers
                search={search}
                offering={offering}
                ports={{ origins: known?.origins ?? [], destinations: known?.destinations ?? [] }}
              />
            )}
          </Suspense>
        }
      />
    </>
  );
}
