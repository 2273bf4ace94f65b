import type { AnyMachineSnapshot } from 'xstate';
import { type SearchRef, type SearchSnapshot, selectIsOutdated, selectScreen } from '#machines/search/index.ts';
import { fcl } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { search } from '#src/ui/copy/search.ts';
import { FclBoard } from '#src/views/offers/FclBoard.tsx';
import { OFFERED_BOXES } from '#src/views/search/BoxChoice.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';
import { destinations, origins, sailings } from './lane.ts';

/** Buttons that only edit the terms, and those that only unfold what is shown. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const found = snapshot as SearchSnapshot;
  const { answer } = found.context;
  const dates = answer === null ? KIT.dates.choose : KIT.dates.span(answer.etdFrom.slice(5), answer.etdTo.slice(5));
  const form = [search.swap, dates, ...OFFERED_BOXES];
  const screen = selectScreen(found);
  const days = screen === 'nothing' || screen === 'failed' ? [] : [`02-06 周五$850.00${fcl.days.lowest}`];
  if (answer === null) return [...form, ...days];
  const carriers = answer.carriers.map(({ nameCn }) => nameCn);
  const filters = [search.direct, search.onlyBookable, search.contract, search.anyTransit];
  const rows = answer.items.map(({ carrier, voyage }) => fcl.detailOf(carrier.nameCn, voyage) + fcl.detail);
  const empty = answer.items.length === 0 ? [search.clear] : [];
  return [...form, ...days, ...filters, ...carriers, ...KIT.time.weekdays, ...rows, ...empty];
}

export const subject: Subject = {
  entry: entryOf('search'),
  render: (actor) => (
    <FclBoard
      actor={actor as SearchRef}
      origins={origins}
      destinations={destinations}
      sailings={sailings}
      areSailingsLost={false}
      today="2026-01-15"
      introduction={<p>{search.name}</p>}
      pageLinks={() => null}
    />
  ),
  controls: {
    'search.submit': search.submit,
    'search.retry': (snapshot) =>
      selectIsOutdated(snapshot as SearchSnapshot) || selectScreen(snapshot as SearchSnapshot) === 'failed'
        ? KIT.retry
        : fcl.refresh,
  },
  besides,
};
