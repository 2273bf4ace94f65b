import { useSelector } from '@xstate/react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { vehicleOfPrice } from '#domain/road/vehicles.ts';
import { type EnquirySheet, type OperatorEnquiryRef, selectPriceIds } from '#machines/operator-enquiry/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

type Offer = EnquirySheet['offers'][number];

interface OfferChoicesProps {
  actor: OperatorEnquiryRef;
  offers: readonly Offer[];
}

/** Listed prices that match the enquiry; one or more can be chosen. */
export function OfferChoices({ actor, offers }: OfferChoicesProps) {
  if (offers.length === 0) return <Note tone="warn">{words.noOffers}</Note>;
  return (
    <fieldset className="grid min-w-0 gap-0.5">
      <legend className="text-ink-2">{words.offers}</legend>
      {offers.map((offer) => (
        <OfferChoice key={offer.priceId} actor={actor} offer={offer} />
      ))}
    </fieldset>
  );
}

function OfferChoice({ actor, offer }: { actor: OperatorEnquiryRef; offer: Offer }) {
  const { priceId, carrier, etd, transitDays, totals, validTo } = offer;
  const isChosen = useSelector(actor, (snapshot) => selectPriceIds(snapshot).includes(priceId));
  const canToggle = useSelector(actor, (snapshot) => snapshot.can({ type: 'offer.toggled', priceId }));
  return (
    <div className="border border-line px-1.5 py-1">
      <Checkbox
        checked={isChosen}
        disabled={!canToggle}
        onChange={() => actor.send({ type: 'offer.toggled', priceId })}
      >
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <b className="font-strong">{words.offer(carrier?.nameCn ?? vehicleOfPrice(priceId)?.nameCn ?? '')}</b>
          {etd === null ? null : (
            <span>
              {words.sails} <DateTime instant={etd} zone={HOUSE_ZONE} dateOnly />
            </span>
          )}
          {transitDays === null ? null : <span>{words.transit(transitDays)}</span>}
          {totals.map(({ currency, amount }) => (
            <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
          ))}
          {validTo === null ? null : (
            <span className="text-12 text-ink-3">
              {words.validTo} <DateTime instant={validTo} zone={HOUSE_ZONE} />
            </span>
          )}
        </span>
      </Checkbox>
    </div>
  );
}
