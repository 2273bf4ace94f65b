import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { fees } from '#copy/search/terms.ts';
import type { BoxCount } from '#domain/orders/box-text.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { CutOffScale } from './CutOffScale.tsx';
import { Acceptance, Facts } from './DetailFacts.tsx';
import { deadlinesOf } from './deadlines.ts';
import { FeeRates, type FeeRatesRequest } from './FeeRates.tsx';
import { FeeTable } from './FeeTable.tsx';
import { boxesIn } from './links.ts';
import { originZone } from './zones.ts';

export interface OfferDetailProps {
  id: string;
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
  boxes: readonly BoxCount[];
  now: number;
  /** Exports the cut-offs of this sailing to a calendar. */
  onCalendar: (offer: Offer) => void;
  onShare: (offer: Offer) => void;
  /** Prices per container type, requested when opened. */
  rates?: FeeRatesRequest | undefined;
}

export function OfferDetail({ id, offer, answer, isDanger, boxes, now, onCalendar, onShare, rates }: OfferDetailProps) {
  const zone = originZone(answer);
  return (
    <div id={id} className="grid gap-3 p-2 lg:grid-cols-[3fr_2fr]">
      <section className="min-w-0 lg:col-span-2">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <h3 className="font-strong text-16">{words.cutOffs}</h3>
          <span className="text-12 text-ink-3">{words.zone(answer.org?.nameCn ?? offer.pol)}</span>
          <span className="ml-auto flex flex-wrap gap-1 print:hidden">
            <Button size={32} icon="cal" onClick={() => onCalendar(offer)}>
              {words.calendarFile}
            </Button>
            <Button size={32} icon="share" onClick={() => onShare(offer)}>
              {words.share}
            </Button>
          </span>
        </div>
        <CutOffScale deadlines={deadlinesOf(offer, isDanger)} now={now} zone={zone} />
      </section>
      <section className="min-w-0">
        <h3 className="mb-1 font-strong text-16">
          {fees.title} <span className="font-normal text-12 text-ink-3">{words.pricedFor(boxesIn(boxes))}</span>
        </h3>
        {offer.lines.length === 0 ? <p className="text-ink-2">{fees.none}</p> : <FeeTable offer={offer} />}
        {rates === undefined || offer.priceKind === 'CONTRACT' ? null : <FeeRates offer={offer} rates={rates} />}
      </section>
      <section className="grid min-w-0 content-start gap-2">
        {isDanger ? <Acceptance offer={offer} /> : null}
        <Facts offer={offer} answer={answer} />
      </section>
    </div>
  );
}
