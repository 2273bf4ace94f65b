import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { booking as words } from '#copy/booking/frame.ts';
import { goods, supplierQuote as quote } from '#copy/procurement/market.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { readGoodsQuantity } from '#domain/procurement/quantity.ts';
import { GOODS_LIST, goodsReaders, offerPage } from '#domain/procurement/service.ts';
import { shortageOf } from '#domain/procurement/tiers.ts';
import type { WonLine } from '#domain/procurement/won-line.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived, useValue } from '#src/features/booking/form/use-booking.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SiteAddresses } from '#src/ui/site-addresses.ts';
import { BandTable } from './BandTable.tsx';
import { offerRows } from './offer-rows.ts';
import { ShortageNote } from './ShortageNote.tsx';

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
            {bought === null ? words.backToList : won === null ? goods.order.change : goods.order.won.backTo}
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
