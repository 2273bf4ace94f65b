import { useSelector } from '@xstate/react';
import { truck as words } from '#copy/truck/order.ts';
import { blankTruckCargo, type TruckForm } from '#domain/truck/form.ts';
import { ROAD_PAGE } from '#domain/truck/road-page.ts';
import { truckReaders } from '#domain/truck/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useValue } from '#src/features/booking/form/use-booking.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { tripRows } from './trip-rows.tsx';

const OWN = { basics: ['food'], packing: ['roadCode', 'roadCategory', 'tunnelCode'] };

/** Quoted trip, goods and segregation between vehicles. */
export function TruckCargoStep({ actor, ...shared }: CargoStepProps) {
  const { deal } = useSelector(actor, truckReaders.selectFacts);
  return (
    <>
      <FormOrigin actor={actor} />
      <Panel
        title={words.trip}
        action={
          <ButtonLink size={32} href={ROAD_PAGE}>
            {words.asked}
          </ButtonLink>
        }
      >
        <Trip actor={actor} />
      </Panel>
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankTruckCargo}
        isDanger={deal?.isDanger ?? true}
        own={OWN}
        segregation={<Segregation actor={actor} />}
      >
        {deal?.isDanger === false ? null : <Note>{words.rules}</Note>}
      </GoodsStep>
    </>
  );
}

/** An option's vehicles are fixed; in a copied order they can be chosen. */
function Trip({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, truckReaders.selectFacts);
  const enquiryNo = useValue<TruckForm['enquiryNo']>(actor, 'enquiryNo');
  const copiedFrom = useValue<TruckForm['copiedFrom']>(actor, 'copiedFrom');
  if (facts.deal !== null) return <FactRows rows={tripRows(truckReaders.selectForm(actor.getSnapshot()), facts)} />;
  if (enquiryNo !== '') return <Note tone="warn">{words.lapsed}</Note>;
  if (copiedFrom === '') return <Note tone="warn">{words.noDeal}</Note>;
  return (
    <>
      <Fields actor={actor} at="" keys={['vehicle', 'vehicleCount']} />
      <p className="text-12 text-ink-3">{words.copied}</p>
    </>
  );
}
