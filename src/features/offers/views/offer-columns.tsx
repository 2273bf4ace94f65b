import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import type { SearchTerms } from '#machines/search/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { checkboxClass } from '#src/ui/parts/list/Checkbox.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { enquiryAddress, orderAddress } from './links.ts';
import { Accepted, BookingClose, BoxPrice, CarrierPlate, Sailing, Standing, Totals, Vessel } from './OfferCells.tsx';

interface PickBoxProps {
  offer: Offer;
  isPicked: boolean;
  isFull: boolean;
  onPick: () => void;
}

/** Adds an offer to the comparison; limited to four. */
export function PickBox({ offer, isPicked, isFull, onPick }: PickBoxProps) {
  return (
    <label className="relative -m-0.5 inline-grid size-4 shrink-0 cursor-pointer place-items-center print:hidden">
      <span className="sr-only">{words.pickOf(offer.carrier.nameCn, offer.voyage)}</span>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && isFull}
        onChange={onPick}
        className={checkboxClass}
      />
      {isPicked ? <Icon name="check" small className="pointer-events-none absolute text-on-sea" /> : null}
    </label>
  );
}

/** Including the total. */
const MOST_PRICE_COLUMNS = 3;
/** Default columns; tanks and reefers get one when requested. */
const USUAL = ['20GP', '40GP', '40HQ'];

/** Columns with a sortable header, by sort order. */
export const SORTED_BY = { etd: 'sailing', price: 'totals' } as const;

export interface OfferColumnsOf {
  answer: SellingAnswer;
  /** Search terms of the prices. */
  terms: SearchTerms;
  compared: readonly string[];
  now: number;
  standing: (offer: Offer) => Offer['bookable'];
  /** Row with the primary button: the expanded one, or else the first bookable. */
  firstId: string | null;
  openId: string | null;
  detailId: string;
  onOpen: (priceId: string | null) => void;
  onPick: (priceId: string) => void;
}

function typesShown({ answer, terms }: OfferColumnsOf): string[] {
  const asked = terms.boxes.map(({ ctnType }) => ctnType as string);
  if (asked.length > 0) return asked.slice(0, MOST_PRICE_COLUMNS - 1);
  const usual = USUAL.filter((type) => answer.ctnTypes.includes(type));
  return (usual.length > 0 ? usual : answer.ctnTypes).slice(0, MOST_PRICE_COLUMNS - 1);
}

/** Mobile card: carrier, days, closing and classes on the left; price, space and action on the right. */
const CARD = {
  carrier: 'order-1',
  sailing: 'order-3 @min-[40rem]:order-2',
  close: 'order-4 @min-[40rem]:order-3',
  price: 'order-2 row-span-2 self-start @min-[40rem]:order-4 @min-[40rem]:row-span-1',
  classes: 'order-6 @min-[40rem]:order-5 @min-[40rem]:col-span-2',
  space: 'order-5 justify-self-end @min-[40rem]:order-6',
  action: 'order-7 justify-self-end',
} as const;

function classesColumn({ answer }: OfferColumnsOf): Column<Offer> {
  const goods = answer.goods?.classes ?? [];
  return {
    key: 'classes',
    label: words.columns.classes,
    card: CARD.classes,
    render: (offer) => <Accepted offer={offer} goods={goods} />,
  };
}

export function offerColumns(of: OfferColumnsOf): Column<Offer>[] {
  const { answer, terms, now, standing, compared, onPick } = of;
  const isDanger = terms.isDanger === 'Y';
  const hasBoxes = terms.boxes.length > 0;
  const types = typesShown(of);
  return [
    {
      key: 'carrier',
      label: words.columns.carrier,
      card: CARD.carrier,
      render: (offer) => (
        <span className="flex items-center gap-1">
          <PickBox
            offer={offer}
            isPicked={compared.includes(offer.priceId)}
            isFull={compared.length >= COMPARED_AT_MOST}
            onPick={() => onPick(offer.priceId)}
          />
          <CarrierPlate offer={offer}>
            <DemoMark />
          </CarrierPlate>
        </span>
      ),
    },
    { key: 'vessel', label: words.columns.vessel, wideOnly: true, render: (offer) => <Vessel offer={offer} /> },
    {
      key: 'bookingClose',
      label: words.columns.bookingClose,
      card: CARD.close,
      render: (offer) => <BookingClose offer={offer} answer={answer} isDanger={isDanger} now={now} />,
    },
    {
      key: SORTED_BY.etd,
      label: words.columns.sailing,
      sortable: true,
      card: CARD.sailing,
      render: (offer) => <Sailing offer={offer} answer={answer} />,
    },
    ...(isDanger ? [classesColumn(of)] : []),
    ...types.map((type) => ({
      key: type,
      label: type,
      numeric: true,
      sortable: true,
      wideOnly: true,
      render: (offer: Offer) => <BoxPrice offer={offer} type={type} isRequested={hasBoxes} />,
    })),
    {
      key: SORTED_BY.price,
      label: hasBoxes ? words.columns.totals : words.columns.totalsOf(words.oneSmallBox),
      numeric: true,
      sortable: true,
      card: CARD.price,
      render: (offer) => <Totals offer={offer} isClassKnown={!isDanger || answer.goods !== null} />,
    },
    {
      key: 'space',
      label: words.columns.space,
      card: CARD.space,
      render: (offer) => <Standing offer={offer} answer={answer} standing={standing(offer)} />,
    },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      card: CARD.action,
      render: (offer) => <Actions offer={offer} of={of} />,
    },
  ];
}

function Actions({ offer, of }: { offer: Offer; of: OfferColumnsOf }) {
  const { openId, detailId, onOpen } = of;
  const isOpen = openId === offer.priceId;
  return (
    <span className="flex w-max gap-0.5 @min-[72rem]:ml-auto print:hidden">
      <OfferLink offer={offer} of={of} />
      <Button
        size={32}
        icon={isOpen ? 'up' : 'down'}
        iconOnly
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        onClick={() => onOpen(isOpen ? null : offer.priceId)}
      >
        {words.detailOf(offer.carrier.nameCn, offer.voyage)}
        {words.detail}
      </Button>
    </span>
  );
}

/** Links to the order when bookable, else to the enquiry. */
function OfferLink({ offer, of: { standing, terms, firstId } }: { offer: Offer; of: OfferColumnsOf }) {
  const isOpen = standing(offer) === 'BOOKABLE';
  const actionText = isOpen ? words.order : words.enquire;
  return (
    <ButtonLink
      size={32}
      aria-label={`${words.detailOf(offer.carrier.nameCn, offer.voyage)}${actionText}`}
      tone={isOpen && offer.priceId === firstId ? 'primary' : 'secondary'}
      href={isOpen ? orderAddress(offer, terms) : enquiryAddress(terms, offer)}
    >
      {actionText}
    </ButtonLink>
  );
}
