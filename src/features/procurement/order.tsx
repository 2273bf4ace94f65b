import { goods, supplierQuote as quote, goods as words } from '#copy/procurement/market.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/procurement/order.ts';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { booking } from '#copy/booking/frame.ts';
import { formatMoney } from '#domain/money.ts';
import type { BoughtGoods, GoodsFacts, WonGoods } from '#domain/procurement/facts.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { readGoodsQuantity } from '#domain/procurement/quantity.ts';
import { GOODS_LIST, goodsReaders, offerPage } from '#domain/procurement/service.ts';
import { type Shortage, shortageOf } from '#domain/procurement/tiers.ts';
import { decimalsOf, type WonLine } from '#domain/procurement/won-line.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived, useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { BandTable } from './views/BandTable.tsx';

const offerRowsWords = goods.facts;

/** Facts of the goods; empty while they are unknown. */
export function offerRows({ bought }: GoodsFacts): FactRow[] {
  if (bought === null) return [];
  const name: FactRow = [
    offerRowsWords.name,
    [bought.nameCn, bought.unNo === null ? '' : `UN ${bought.unNo}`].filter(Boolean).join(' '),
  ];
  const made: FactRow[] = [
    [offerRowsWords.purity, bought.purity],
    [offerRowsWords.packing, bought.packing],
  ];
  if (bought.won !== null) return [name, ...made, ...wonRows(bought, bought.won)];
  return [
    name,
    [offerRowsWords.post, bought.postNo],
    ...made,
    [offerRowsWords.left, offerRowsWords.amount(bought.left, bought.unit)],
    [offerRowsWords.store, bought.store],
    ...(bought.batchNo === null ? [] : [[offerRowsWords.batch, bought.batchNo] as FactRow]),
  ];
}

/** Terms of the winning quote and of its request. */
function wonRows({ postNo, unit }: BoughtGoods, { line, terms }: WonGoods): FactRow[] {
  const price = formatMoney(line.price, line.currency, decimalsOf(line.price));
  const tax = line.taxIncluded ? quote.tax.with : quote.tax.without;
  const made = [line.maker, line.origin].filter(Boolean).join('，');
  return [
    [offerRowsWords.request, postNo],
    [offerRowsWords.supplier, offerRowsWords.quotedBy(line.supplier, line.quoteNo)],
    [offerRowsWords.unitPrice, offerRowsWords.perUnit(price, unit, tax)],
    [offerRowsWords.quoted, offerRowsWords.amount(line.quantity, unit)],
    ...(made === '' ? [] : [[offerRowsWords.maker, made] as FactRow]),
    [
      offerRowsWords.terms,
      [terms.tradeTerm, terms.paymentTerm, quote.freight[line.freight], quote.leadDays(line.leadDays)].join('，'),
    ],
    [offerRowsWords.validTo, line.validTo],
  ];
}

const shortageNoteWords = goods.shortage;

interface ShortageNoteProps {
  shortage: Shortage;
  unit: string;
  /** Orders the remaining quantity. */
  onTake: () => void;
}

/** Explains why the quantity is unavailable, and offers alternatives. */
export function ShortageNote({ shortage: { kind, left, least }, unit, onTake }: ShortageNoteProps) {
  return (
    <Note
      tone="warn"
      live
      action={
        kind === 'OVER_LEFT' ? (
          <Button size={32} onClick={onTake}>
            {shortageNoteWords.take(left, unit)}
          </Button>
        ) : (
          <ButtonLink size={32} href={GOODS_LIST}>
            {shortageNoteWords.others}
          </ButtonLink>
        )
      }
    >
      {shortageNoteWords[kind](left, unit, least)}
    </Note>
  );
}

const PURCHASE = ['quantity', 'grossWeight', 'packages', 'delivery', 'deliveryDay', 'deliveryAddress'];

/** Goods on offer, quantity, price and hand-over. */
export function PurchaseStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, goodsReaders.selectFacts);
  const offerHref = useDerived<GoodsForm, string>(actor, '', offerPage);
  const quantity = readGoodsQuantity(useValue<string>(actor, 'quantity'));
  const { bought } = facts;
  const won = bought?.won ?? null;
  const shortage = bought === null || won !== null ? null : shortageOf(bought.bands, bought.left, quantity);
  return (
    <>
      <FormOrigin actor={actor} />
      {won === null ? null : <WonNote line={won.line} />}
      <Panel
        title={goods.order.offer}
        action={
          <ToList actor={actor} href={bought === null ? GOODS_LIST : offerHref}>
            {bought === null ? booking.backToList : won === null ? goods.order.change : goods.order.won.backTo}
          </ToList>
        }
      >
        {bought === null ? <Note tone="warn">{goods.order.missing}</Note> : <FactRows rows={offerRows(facts)} />}
      </Panel>
      {bought === null || won !== null ? null : (
        <Panel title={goods.bands.title}>
          <BandTable
            bands={bought.bands}
            unit={bought.unit}
            currency={bought.currency}
            quantity={quantity}
            left={bought.left}
          />
        </Panel>
      )}
      <Panel
        title={goods.order.purchase}
        note={won === null ? goods.order.purchaseNote : quote.freight[won.line.freight]}
      >
        {shortage === null || bought === null ? null : (
          <ShortageNote
            shortage={shortage}
            unit={bought.unit}
            onTake={() => actor.send({ type: 'form.set', path: 'quantity', value: shortage.left })}
          />
        )}
        <Fields actor={actor} at="" keys={PURCHASE} wide={['deliveryAddress']} />
      </Panel>
    </>
  );
}

/** Names the won bid the order starts from, or the reason it cannot be placed. */
function WonNote({ line: { state, orderNo } }: { line: WonLine }) {
  const { won } = goods.order;
  const centre = useContext(SiteAddresses)?.userCentre;
  if (state === 'OPEN') return <Note title={won.title}>{won.text}</Note>;
  if (state === 'LAPSED') return <Note tone="warn">{won.LAPSED}</Note>;
  return (
    <Note
      tone="warn"
      action={
        orderNo === null || centre === undefined ? null : (
          <ButtonLink href={`${centre}?redirect=order&orderNo=${orderNo}`}>{won.open}</ButtonLink>
        )
      }
    >
      {won.ORDERED(orderNo)}
    </Note>
  );
}

const buyerStepWords = goods.order;

/** Buyer, licence, contact and invoice. */
export function BuyerStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  const { goods: offered, bought } = useSelector(actor, goodsReaders.selectFacts);
  return (
    <>
      <Panel title={buyerStepWords.buyer}>
        {offered?.needsLicence ? (
          <Note tone="warn">{buyerStepWords.licence(bought?.qualifications.join('、') ?? '')}</Note>
        ) : (
          <Note>{buyerStepWords.noLicence}</Note>
        )}
        <Fields actor={actor} at="" keys={['buyerCompany', 'licenceNo', 'licenceExpires']} />
        {offered?.needsLicence ? <FileField actor={actor} path="licenceFiles" fileAccess={fileAccess} /> : null}
        {offered?.needsPermit ? (
          <>
            <Note tone="warn">{buyerStepWords.permit}</Note>
            <FileField actor={actor} path="permitFiles" fileAccess={fileAccess} />
          </>
        ) : null}
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const goodsBookingWords = goods.note;

/** Purchased goods, hand-over place and what the driver must carry. */
export function PurchaseNote({ form, facts }: { form: GoodsForm; facts: GoodsFacts }) {
  const address = form.delivery === 'SELF' ? facts.bought?.store : form.deliveryAddress;
  const rows: FactRow[] = [
    ...offerRows(facts).filter(([label]) => label !== goods.facts.left && label !== goods.facts.store),
    [goodsBookingWords.quantity, goods.facts.amount(form.quantity, facts.bought?.unit ?? '')],
    [goodsBookingWords.day, form.deliveryDay],
    [goodsBookingWords.address, address ?? ''],
  ];
  return (
    <section aria-label={goodsBookingWords.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{goodsBookingWords.title}</h3>
      <FactRows rows={rows} />
      <p className="text-12 text-ink-2">{goodsBookingWords.toPrepare[form.delivery]}</p>
    </section>
  );
}

export function GoodsBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    purchase: (form) => <PurchaseStep actor={form} />,
    buyer: (form) => <BuyerStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={offerRows(goodsReaders.selectFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      actor={actor}
      steps={steps}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <PurchaseNote form={goodsReaders.selectForm(snapshot)} facts={goodsReaders.selectFacts(snapshot)} />;
      }}
    />
  );
}

/** The order over the offer. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <GoodsBooking
    {...props}
    title={
      <>
        <h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>
        <p className="text-ink-2">{words.order.lead}</p>
      </>
    }
  />
));
