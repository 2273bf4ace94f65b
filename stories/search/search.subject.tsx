import type { AnyMachineSnapshot } from 'xstate';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { search } from '#copy/search/form.ts';
import {
  type SearchRef,
  type SearchSnapshot,
  selectCanSwap,
  selectIsOutdated,
  selectScreen,
} from '#machines/search/index.ts';
import { FclBoard } from '#src/features/offers/views/FclBoard.tsx';
import { OfferResults } from '#src/features/offers/views/OfferResults.tsx';
import type { ResultsProps } from '#src/features/offers/views/tools.ts';
import { OFFERED_BOXES } from '#src/features/search/views/SearchForm.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';
import { destinations, origins, sailings } from './lane.ts';
import { toolsAtRest } from './tools.ts';

const tools = toolsAtRest();
const Results = (props: ResultsProps) => <OfferResults {...props} tools={tools} />;

/** Buttons that only edit the terms, and those that only unfold what is shown. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const found = snapshot as SearchSnapshot;
  const { answer } = found.context;
  const screen = selectScreen(found);
  const form =
    screen === 'nothing'
      ? [...(selectCanSwap(found) ? [search.swap] : []), KIT.dates.choose, ...OFFERED_BOXES, search.submit]
      : [search.change];
  const days = screen === 'nothing' || screen === 'failed' ? [] : [`02-06 周五${fcl.days.lowest}$850.00`];
  if (answer === null) return [...form, ...days];
  const filters = [search.onlyBookable, search.contract, search.carriers, search.weekdays, search.anyTransit];
  const ways = [fcl.month, fcl.trend, fcl.share, fcl.take];
  const rows = answer.items.map(({ carrier, voyage }) => fcl.detailOf(carrier.nameCn, voyage) + fcl.detail);
  const pages = answer.items.length > 0 ? ['1', KIT.pages.perPage(found.context.terms.pageSize)] : [];
  const { boxes, compared, page } = found.context.terms;
  const totals = [boxes.length > 0 ? fcl.columns.totals : fcl.columns.totalsOf(fcl.oneSmallBox)];
  const types = boxes.length > 0 ? boxes.map(({ ctnType }) => ctnType) : answer.ctnTypes.slice(0, 2);
  const heads = answer.items.length > 0 ? [fcl.columns.sailing, ...types, ...totals] : [];
  const nameOf = (id: string) => {
    const picked = answer.items.find(({ priceId }) => priceId === id);
    return picked === undefined ? fcl.pickedElsewhere : `${picked.carrier.nameCn} ${picked.etdDay.slice(5)}`;
  };
  const picked = compared.length > 0 ? [...compared.map(nameOf), fcl.clearPicked, fcl.compare] : [];
  const back = answer.items.length > 0 && page > 1 ? [KIT.pages.previous] : [];
  return [...form, ...days, ...filters, ...ways, ...heads, ...rows, ...pages, ...back, ...picked];
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
      Results={Results}
      hasLink={false}
      offers={null}
    />
  ),
  controls: {
    'search.retry': (snapshot) =>
      selectIsOutdated(snapshot as SearchSnapshot) || selectScreen(snapshot as SearchSnapshot) === 'failed'
        ? KIT.retry
        : fcl.refresh,
  },
  besides,
};
