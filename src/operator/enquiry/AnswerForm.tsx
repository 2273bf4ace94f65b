import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { vehicleOfPrice } from '#domain/road/vehicles.ts';
import {
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanEdit,
  selectCanPreview,
  selectDone,
  selectIsPreviewing,
  selectPriceIds,
  selectWay,
} from '#machines/operator-enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Reason, Terms, Validity } from './AnswerTexts.tsx';
import { PriceLines } from './PriceLines.tsx';

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

const WAYS = (['OFFERS', 'LINES', 'DECLINE'] as const).map((value) => ({
  value,
  label: words.ways[value],
  help: words.wayHelp[value],
}));

/** Answers with listed prices, handwritten lines or a reasoned refusal; previewed before sending. */
export function AnswerForm({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const way = useSelector(actor, selectWay);
  const isDone = useSelector(actor, (snapshot) => selectDone(snapshot) !== null);
  const canEdit = useSelector(actor, selectCanEdit);
  const canPreview = useSelector(actor, selectCanPreview);
  const isPreviewing = useSelector(actor, selectIsPreviewing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'preview.ask' });
  };
  return (
    <form
      ref={isDone ? undefined : focusFirst}
      noValidate
      method="post"
      aria-labelledby="answer"
      onSubmit={submit}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="answer" className="font-strong text-16">
        {words.answer} <span className="font-normal text-12 text-ink-3">{words.previewHelp}</span>
      </h3>
      <RadioGroup
        label={words.way}
        choices={WAYS}
        value={way}
        disabled={!canEdit}
        onChange={(chosen) => actor.send({ type: 'way.chosen', way: chosen })}
      />
      {way === 'OFFERS' ? <OfferChoices actor={actor} offers={sheet.offers} /> : null}
      {way === 'LINES' ? (
        <>
          <PriceLines actor={actor} />
          <Terms actor={actor} sheet={sheet} />
        </>
      ) : null}
      {way === 'DECLINE' ? <Reason actor={actor} /> : way === null ? null : <Validity actor={actor} />}
      <Button
        type="submit"
        tone="primary"
        busy={isPreviewing}
        disabled={!(canPreview || isPreviewing)}
        className="justify-self-start"
      >
        {words.preview}
      </Button>
    </form>
  );
}

/** Focuses the form of an enquiry just opened; after sending, focus stays with the result. */
const focusFirst = (form: HTMLElement | null) =>
  (form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input'))?.focus();
