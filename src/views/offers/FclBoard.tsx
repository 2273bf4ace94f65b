import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { type SearchRef, selectAnswer, selectScreen } from '#machines/search/index.ts';
import { fclDays as words } from '#src/ui/copy/fcl-days.ts';
import { Bar, SkeletonRows } from '#src/ui/parts/Skeleton.tsx';
import type { Place } from '#src/ui/place-search.ts';
import { portTime } from '#src/ui/time-text.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { USUAL_BOX } from './days-query.ts';
import { EtdChips } from './EtdChips.tsx';
import type { ResultsProps, Sailings } from './tools.ts';
import { originZone } from './zones.ts';

export interface FclBoardProps {
  actor: SearchRef;
  origins: readonly Place[];
  destinations: readonly Place[];
  /** Null while they are on their way. */
  sailings: Sailings | null;
  areSailingsLost: boolean;
  today: string;
  introduction: React.ReactNode;
  /** The list comes with code of its own, asked for with its prices. */
  Results: ComponentType<ResultsProps>;
  /** The address names a shared link, which stands in the list's place while it is read. */
  hasLink: boolean;
}

/** The search card, the days of sailing and the prices. */
export function FclBoard(props: FclBoardProps) {
  const { actor, origins, destinations, sailings, areSailingsLost, introduction, Results, hasLink } = props;
  const answer = useSelector(actor, selectAnswer);
  const today = answer === null ? props.today : portTime(answer.now, originZone(answer)).date;
  const isBefore = useSelector(actor, selectScreen) === 'nothing' && !hasLink;
  const days = (
    <div className="grid min-h-15 min-w-0 content-start gap-0.5 print:hidden">
      <Days actor={actor} sailings={sailings} areLost={areSailingsLost} />
    </div>
  );
  return (
    <div className="grid min-w-0 gap-3">
      <SearchForm
        actor={actor}
        origins={origins}
        destinations={destinations}
        today={today}
        sailingDays={new Set(sailings?.chips.map(({ date }) => date))}
      />
      {isBefore ? (
        introduction
      ) : (
        <Suspense fallback={<Awaited days={days} />}>
          <Results actor={actor} introduction={introduction} days={days} />
        </Suspense>
      )}
    </div>
  );
}

/** As the list itself stands while its prices are on their way. */
const Awaited = ({ days }: Pick<ResultsProps, 'days'>) => (
  <div className="grid min-h-[100vh] content-start gap-2">
    {days}
    <SkeletonRows rows={8} columns={6} />
  </div>
);

function Days({ actor, sailings, areLost }: { actor: SearchRef; sailings: Sailings | null; areLost: boolean }) {
  if (areLost) return <p className="text-12 text-ink-3">{words.failed}</p>;
  if (sailings?.chips.length === 0)
    return (
      <p className="grid h-15 items-center rounded border border-line bg-surface px-2 text-ink-2">{words.noDays}</p>
    );
  return (
    <>
      <p className="h-2.5 truncate text-12 text-ink-3">{words.unit(sailings?.ctnType ?? USUAL_BOX)}</p>
      {sailings === null ? <Bar className="h-12 w-full" /> : <EtdChips actor={actor} days={sailings.chips} />}
    </>
  );
}
