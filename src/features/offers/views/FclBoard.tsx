import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { LocationOption } from '#domain/locations/option.ts';
import { type SearchRef, selectAnswer, selectIsWithoutPrices, selectScreen } from '#machines/search/index.ts';
import { SearchForm } from '#src/features/search/views/SearchForm.tsx';
import { classes } from '#src/ui/classes.ts';
import { Bar, SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { originZone } from './standing.ts';
import type { ResultsProps, Sailings } from './tools.ts';

const SailingDays = lazy(() => import('./SailingDays.tsx').catch(() => ({ default: Missing })));

export interface FclBoardProps {
  actor: SearchRef;
  origins: readonly LocationOption[];
  destinations: readonly LocationOption[];
  /** Null while loading. */
  sailings: Sailings | null;
  areSailingsLost: boolean;
  today: string;
  introduction: React.ReactNode;
  /** The list, loaded together with its prices. */
  Results: ComponentType<ResultsProps>;
  /** The URL contains a shared link, whose status replaces the list while it loads. */
  hasLink: boolean;
  /** Suggested lanes, shown without prices. */
  offers: React.ReactNode;
}

/** Search form, sailing days and prices. */
export function FclBoard(props: FclBoardProps) {
  const { actor, origins, destinations, sailings, areSailingsLost, introduction, Results, hasLink, offers } = props;
  const answer = useSelector(actor, selectAnswer);
  const today = answer === null ? props.today : portTime(answer.now, originZone(answer)).date;
  const isBefore = useSelector(actor, selectScreen) === 'nothing' && !hasLink;
  const isWithoutPrices = useSelector(actor, selectIsWithoutPrices) && !hasLink;
  const days = (
    <div className="min-h-8 min-w-0 print:hidden">
      <Suspense fallback={<Bar className="h-8 w-full" />}>
        <SailingDays actor={actor} sailings={sailings} areLost={areSailingsLost} />
      </Suspense>
    </div>
  );
  return (
    <div className={classes('grid min-w-0', isBefore ? 'gap-3' : 'gap-1')}>
      <SearchForm
        actor={actor}
        origins={origins}
        destinations={destinations}
        today={today}
        sailingDays={new Set(sailings?.chips.map(({ date }) => date))}
      />
      {isBefore ? (
        <>
          {offers}
          {introduction}
        </>
      ) : (
        <Suspense fallback={<Awaited days={days} />}>
          <Results actor={actor} introduction={introduction} days={days} offers={isWithoutPrices ? offers : null} />
        </Suspense>
      )}
    </div>
  );
}

/** Skeleton with the layout of the list. */
const Awaited = ({ days }: Pick<ResultsProps, 'days'>) => (
  <div className="grid min-h-[100vh] content-start gap-1">
    {days}
    <SkeletonRows rows={8} columns={6} />
  </div>
);
