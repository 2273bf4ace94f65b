import { useSelector } from '@xstate/react';
import { booking as words } from '#copy/booking/frame.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { blankStoredLine, type WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseReaders, warehouseService } from '#domain/warehouse/service.ts';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Store } from './Store.tsx';

const OWN = { packing: ['pallets', 'batchNo', 'madeOn', 'usableUntil'] };

const listHref = (form: WarehouseForm) => warehouseService.links(form).list;

/** Warehouse, goods and segregation within one room. */
export function GoodsInStore({ actor, ...shared }: CargoStepProps) {
  const facts = useSelector(actor, warehouseReaders.selectFacts);
  const href = useDerived<WarehouseForm, string>(actor, '', listHref);
  return (
    <>
      <FormOrigin actor={actor} />
      <Panel
        title={warehouse.order.store}
        action={
          <ToList actor={actor} href={href}>
            {facts.store === null ? words.backToList : warehouse.order.change}
          </ToList>
        }
      >
        {facts.store === null ? <Note tone="warn">{warehouse.missing}</Note> : <Store facts={facts} />}
      </Panel>
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankStoredLine}
        isDanger
        own={OWN}
        segregation={<Segregation actor={actor} space="ROOM" />}
      >
        <Note>{warehouse.rooms.note}</Note>
      </GoodsStep>
    </>
  );
}
