import { useSelector } from '@xstate/react';
import { flexitank } from '#copy/flexitank/search.ts';
import { densityOf } from '#domain/flexitank/bag.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { flexitankReaders } from '#domain/flexitank/service.ts';
import { showNumberText } from '#domain/number-text.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import { BagCalculator } from './BagCalculator.tsx';
import { NetText } from './NetText.tsx';

const words = flexitank.order;
const BAG = ['boxes', 'bagSize'];
const EQUIPMENT = ['layers', 'valve', 'bulkhead', 'heatingPad', 'steam'];

const typedDensity = ({ cargo }: FlexitankForm) => (cargo[0] && densityOf(cargo[0])) ?? '';

/** Bag size, number of containers and fittings, calculated from mass and density or chosen. */
export function BagStep({ actor }: { actor: OrderFormRef }) {
  const { offer } = useSelector(actor, flexitankReaders.selectFacts);
  const density = useDerived<FlexitankForm, string>(actor, '', typedDensity);
  return (
    <>
      <Panel
        title={words.bag}
        {...(offer === null ? {} : { note: words.limit(showNumberText(String(offer.limitKg), { decimals: 0 })) })}
      >
        {offer === null ? null : <BagCalculator actor={actor} offer={offer} density={density} />}
        <Fields actor={actor} at="" keys={BAG} />
        <NetText actor={actor} />
      </Panel>
      <Panel title={words.equipment} note={words.equipmentNote}>
        <Fields actor={actor} at="" keys={EQUIPMENT} />
      </Panel>
    </>
  );
}
