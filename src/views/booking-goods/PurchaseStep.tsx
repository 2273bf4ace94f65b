import { useSelector } from '@xstate/react';
import type { GoodsForm } from '#domain/booking/services/goods/form.ts';
import { GOODS_LIST, offerPage } from '#domain/booking/services/goods/service.ts';
import { readGoodsQuantity } from '#domain/procurement/quantity.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { goods } from '#src/ui/copy/goods.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Beginning } from '../booking/Beginning.tsx';
import { FactRows } from '../booking/FactRows.tsx';
import { Fields } from '../booking/Fields.tsx';
import { Panel } from '../booking/Panel.tsx';
import { useDerived, useValue } from '../booking/use-booking.ts';
import { BandTable } from '../goods/BandTable.tsx';
import { offerRows } from './offer-rows.ts';
import { selectGoodsFacts } from './selectors.ts';

const PURCHASE = ['quantity', 'delivery', 'deliveryDay', 'deliveryAddress'];

/** The goods on offer, how much of them is bought at which price, and how they are handed over. */
export function PurchaseStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, selectGoodsFacts);
  const offerHref = useDerived<GoodsForm, string>(actor, '', offerPage);
  const quantity = useValue<string>(actor, 'quantity');
  const { bought } = facts;
  return (
    <>
      <Beginning actor={actor} />
      <Panel
        title={goods.order.offer}
        action={
          <ButtonLink size={32} href={bought === null ? GOODS_LIST : offerHref}>
            {bought === null ? words.backToList : goods.order.change}
          </ButtonLink>
        }
      >
        {bought === null ? <Note tone="warn">{goods.order.missing}</Note> : <FactRows rows={offerRows(facts)} />}
      </Panel>
      {bought === null ? null : (
        <Panel title={goods.bands.title}>
          <BandTable
            bands={bought.bands}
            unit={bought.unit}
            currency={bought.currency}
            quantity={readGoodsQuantity(quantity)}
          />
        </Panel>
      )}
      <Panel title={goods.order.purchase} note={goods.order.purchaseNote}>
        <Fields actor={actor} at="" keys={PURCHASE} wide={['deliveryAddress']} />
      </Panel>
    </>
  );
}
