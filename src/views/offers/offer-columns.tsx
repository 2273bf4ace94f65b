import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import type { SearchTerms } from '#machines/search/index.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import type { Column } from '#src/ui/parts/Table.tsx';
import { enquiryAddress, orderAddress } from './links.ts';
import { BookingClose, BoxPrice, CarrierPlate, Ports, Sailing, Standing, Totals, Vessel } from './OfferCells.tsx';
import { PickBox } from './PickBox.tsx';

const MOST_PRICE_COLUMNS = 3;
/** What most boxes are; tanks and reefers get a column when they are asked for. */
const USUAL = ['20GP', '40GP', '40HQ'];

/** The columns whose head sorts the list, by how it is sorted. */
export const SORTED_BY = { etd: 'sailing', price: 'totals' } as const;

export interface OfferColumnsOf {
  answer: SellingAnswer;
  /** What the prices were asked with. */
  terms: SearchTerms;
  compared: readonly string[];
  now: number;
  standing: (offer: Offer) => Offer['bookable'];
  /** The one action that stands out: the row that lies open, or else the first that can be booked. */
  firstId: string | null;
  openId: string | null;
  detailId: string;
  onOpen: (priceId: string | null) => void;
  onPick: (priceId: string) => void;
}

function typesShown({ answer, terms }: OfferColumnsOf): string[] {
  const asked = terms.boxes.map(({ ctnType }) => ctnType as string);
  if (asked.length > 0) return asked.slice(0, MOST_PRICE_COLUMNS);
  const usual = USUAL.filter((type) => answer.ctnTypes.includes(type));
  return (usual.length > 0 ? usual : answer.ctnTypes).slice(0, MOST_PRICE_COLUMNS);
}

export function offerColumns(of: OfferColumnsOf): Column<Offer>[] {
  const { answer, terms, now, standing, openId, detailId, onOpen, compared, onPick } = of;
  const isDanger = terms.isDanger === 'Y';
  const isAsked = terms.boxes.length > 0;
  return [
    {
      key: 'carrier',
      label: words.columns.carrier,
      render: (offer) => (
        <span className="flex items-center gap-1">
          <PickBox
            offer={offer}
            isPicked={compared.includes(offer.priceId)}
            isFull={compared.length >= COMPARED_AT_MOST}
            onPick={() => onPick(offer.priceId)}
          />
          <CarrierPlate offer={offer} />
        </span>
      ),
    },
    { key: 'ports', label: words.columns.ports, render: (offer) => <Ports offer={offer} answer={answer} /> },
    { key: 'vessel', label: words.columns.vessel, wideOnly: true, render: (offer) => <Vessel offer={offer} /> },
    {
      key: 'bookingClose',
      label: words.columns.bookingClose,
      render: (offer) => <BookingClose offer={offer} answer={answer} isDanger={isDanger} now={now} />,
    },
    {
      key: SORTED_BY.etd,
      label: words.columns.sailing,
      sortable: true,
      render: (offer) => <Sailing offer={offer} answer={answer} />,
    },
    ...typesShown(of).map((type) => ({
      key: type,
      label: type,
      numeric: true,
      early: true,
      sortable: true,
      render: (offer: Offer) => <BoxPrice offer={offer} type={type} isAsked={isAsked} />,
    })),
    ...(isAsked
      ? [
          {
            key: SORTED_BY.price,
            label: words.columns.totals,
            numeric: true,
            early: true,
            sortable: true,
            render: (offer: Offer) => <Totals offer={offer} />,
          },
        ]
      : []),
    {
      key: 'space',
      label: words.columns.space,
      render: (offer) => <Standing offer={offer} answer={answer} isDanger={isDanger} standing={standing(offer)} />,
    },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (offer) => (
        <span className="flex w-max gap-0.5 whitespace-nowrap lg:grid lg:w-auto lg:justify-items-stretch print:hidden">
          <Way offer={offer} of={of} />
          <Button
            size={32}
            icon={openId === offer.priceId ? 'up' : 'down'}
            aria-expanded={openId === offer.priceId}
            aria-controls={openId === offer.priceId ? detailId : undefined}
            onClick={() => onOpen(openId === offer.priceId ? null : offer.priceId)}
          >
            <span className="sr-only">{words.detailOf(offer.carrier.nameCn, offer.voyage)}</span>
            {words.detail}
          </Button>
        </span>
      ),
    },
  ];
}

/** What can be booked is booked, for the rest a price is asked for. */
function Way({ offer, of: { standing, terms, firstId } }: { offer: Offer; of: OfferColumnsOf }) {
  const whose = <span className="sr-only">{words.detailOf(offer.carrier.nameCn, offer.voyage)}</span>;
  const isOpen = standing(offer) === 'BOOKABLE';
  return (
    <ButtonLink
      size={32}
      tone={isOpen && offer.priceId === firstId ? 'primary' : 'secondary'}
      href={isOpen ? orderAddress(offer, terms) : enquiryAddress(terms, offer)}
    >
      {whose}
      {isOpen ? words.order : words.enquire}
    </ButtonLink>
  );
}
