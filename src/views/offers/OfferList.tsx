import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { type SearchRef, selectQuery, selectTerm } from '#machines/search/index.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { type Column, Table } from '#src/ui/parts/Table.tsx';
import { BookingClose, BoxPrice, CarrierPlate, Ports, Sailing, Standing, Totals, Vessel } from './OfferCells.tsx';
import { OfferDetail } from './OfferDetail.tsx';

const selectIsDanger = selectTerm('isDanger');
const selectBoxes = selectTerm('boxes');
const MOST_PRICE_COLUMNS = 3;

/** Only one row lies open at a time. */
export function OfferList({ actor, answer }: { actor: SearchRef; answer: SellingAnswer }) {
  const isDanger = useSelector(actor, selectIsDanger) === 'Y';
  const boxes = useSelector(actor, selectBoxes);
  const query = useSelector(actor, selectQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const id = useId();
  const asked = boxes.map(({ ctnType }) => ctnType as string);
  const types = (asked.length > 0 ? asked : answer.ctnTypes).slice(0, MOST_PRICE_COLUMNS);
  const columns: Column<Offer>[] = [
    { key: 'carrier', label: words.columns.carrier, render: (offer) => <CarrierPlate offer={offer} /> },
    { key: 'ports', label: words.columns.ports, render: (offer) => <Ports offer={offer} answer={answer} /> },
    { key: 'vessel', label: words.columns.vessel, render: (offer) => <Vessel offer={offer} /> },
    {
      key: 'bookingClose',
      label: words.columns.bookingClose,
      render: (offer) => <BookingClose offer={offer} answer={answer} isDanger={isDanger} />,
    },
    { key: 'sailing', label: words.columns.sailing, render: (offer) => <Sailing offer={offer} answer={answer} /> },
    ...types.map((type) => ({
      key: type,
      label: type,
      numeric: true,
      render: (offer: Offer) => <BoxPrice offer={offer} type={type} />,
    })),
    ...(asked.length > 0
      ? [
          {
            key: 'totals',
            label: words.columns.totals,
            numeric: true,
            render: (offer: Offer) => <Totals offer={offer} />,
          },
        ]
      : []),
    { key: 'space', label: words.columns.space, render: (offer) => <Standing offer={offer} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (offer) => (
        <span className="flex flex-wrap gap-0.5">
          <Way offer={offer} query={query} />
          <Button
            size={32}
            icon={openId === offer.priceId ? 'up' : 'down'}
            aria-expanded={openId === offer.priceId}
            aria-controls={openId === offer.priceId ? `${id}-detail` : undefined}
            onClick={() => setOpenId(openId === offer.priceId ? null : offer.priceId)}
          >
            <span className="sr-only">{words.detailOf(offer.carrier.nameCn, offer.voyage)}</span>
            {words.detail}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={words.list}
      cardsBelow={1024}
      columns={columns}
      rows={answer.items}
      rowKey={(offer) => offer.priceId}
      faint={(offer) => offer.bookable === 'BOOKING_CLOSED' || offer.bookable === 'PRICE_EXPIRED'}
      detail={(offer) =>
        offer.priceId === openId ? (
          <OfferDetail id={`${id}-detail`} offer={offer} answer={answer} isDanger={isDanger} />
        ) : null
      }
    />
  );
}

/** What can be booked is booked, for the rest a price is asked for. */
function Way({ offer, query }: { offer: Offer; query: string }) {
  const whose = <span className="sr-only">{words.detailOf(offer.carrier.nameCn, offer.voyage)}</span>;
  if (offer.bookable !== 'BOOKABLE')
    return (
      <ButtonLink size={32} href={`/enquiryFcl?${query}`}>
        {whose}
        {words.enquire}
      </ButtonLink>
    );
  return (
    <ButtonLink
      size={32}
      tone="primary"
      href={`/shippingFcl/addOrder?priceId=${encodeURIComponent(offer.priceId)}&${query}`}
    >
      {whose}
      {words.order}
    </ButtonLink>
  );
}
