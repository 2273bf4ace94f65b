import { useSelector } from '@xstate/react';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { type SearchRef, selectAnswer } from '#machines/search/index.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { Bar } from '#src/ui/parts/Skeleton.tsx';
import type { Place } from '#src/ui/place-search.ts';
import { portTime } from '#src/ui/time-text.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { EtdChips, type Sailings } from './EtdChips.tsx';
import { originZone } from './OfferCells.tsx';
import { OfferResults } from './OfferResults.tsx';

export interface FclBoardProps {
  actor: SearchRef;
  origins: readonly Place[];
  destinations: readonly Place[];
  /** Null while they are on their way. */
  sailings: Sailings | null;
  areSailingsLost: boolean;
  today: string;
  introduction: React.ReactNode;
  pageLinks: (answer: SellingAnswer, query: string) => React.ReactNode;
}

/** The search card, the days of sailing and the prices. */
export function FclBoard(props: FclBoardProps) {
  const { actor, origins, destinations, sailings, areSailingsLost, introduction, pageLinks } = props;
  const answer = useSelector(actor, selectAnswer);
  const today = answer === null ? props.today : portTime(answer.now, originZone(answer)).date;
  return (
    <div className="grid min-w-0 gap-3">
      <SearchForm
        actor={actor}
        origins={origins}
        destinations={destinations}
        today={today}
        sailingDays={new Set(sailings?.chips.map(({ date }) => date))}
      />
      <OfferResults
        actor={actor}
        introduction={introduction}
        pageLinks={pageLinks}
        days={
          <div className="min-h-12 min-w-0">
            <Days actor={actor} sailings={sailings} areLost={areSailingsLost} />
          </div>
        }
      />
    </div>
  );
}

function Days({ actor, sailings, areLost }: { actor: SearchRef; sailings: Sailings | null; areLost: boolean }) {
  if (areLost) return <p className="text-12 text-ink-3">{words.days.failed}</p>;
  if (sailings === null) return <Bar className="h-12 w-full" />;
  return sailings.chips.length === 0 ? null : <EtdChips actor={actor} days={sailings.chips} />;
}
