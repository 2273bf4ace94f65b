import { warehouse, warehouse as words } from '#copy/warehouse/search.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/warehouse/order.ts';
import { useSelector } from '@xstate/react';
import { booking } from '#copy/booking/frame.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import { blankStoredLine, type WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseReaders, warehouseService } from '#domain/warehouse/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { NoteRows } from '#src/features/booking/form/NoteRows.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const storeWords = warehouse.sheet;

/** Facts of the booked warehouse; empty while it is unknown. */
export function storeRows({ store }: WarehouseFacts): FactRow[] {
  if (store === null) return [];
  return [
    [warehouse.columns.name, store.name],
    [storeWords.address, `${store.city}${store.address}`],
    [storeWords.hours, store.openingHours],
    [storeWords.phone, store.phone],
    [storeWords.temperature, store.temperature],
  ];
}

export const Store = ({ facts }: { facts: WarehouseFacts }) => <FactRows rows={storeRows(facts)} />;

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
            {facts.store === null ? booking.backToList : warehouse.order.change}
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

const stayStepWords = warehouse.order;
const STAY = ['startDate', 'days', 'mode', 'tempFrom', 'tempTo', 'turnover'];
const RIDES = ['inbound', 'inboundAddress', 'outbound', 'outboundAddress'];
const WORKS = ['repack', 'label', 'decant', 'sample', 'count', 'palletize', 'insure'];
/** Long texts span the whole width. */
const WIDE = ['inboundAddress', 'outboundAddress'];

/** Storage period, delivery and collection, handling and contact. */
export function StayStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      <Panel title={stayStepWords.stay}>
        <Fields actor={actor} at="" keys={STAY} />
      </Panel>
      <Panel title={stayStepWords.rides} note={stayStepWords.onRequest}>
        <Fields actor={actor} at="" keys={RIDES} wide={WIDE} />
      </Panel>
      <Panel title={stayStepWords.works} note={stayStepWords.onRequest}>
        <Fields actor={actor} at="" keys={WORKS} />
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const warehouseBookingWords = warehouse.note;

/** Gate sheet: place, time, goods and documents to carry. */
export function StayNote({ form, facts }: { form: WarehouseForm; facts: WarehouseFacts }) {
  const goods = form.cargo.map(({ cargoNameCn, packages, dg, isDanger }) =>
    warehouseBookingWords.goods(isDanger && dg.unNo !== '' ? `UN ${dg.unNo}` : '', cargoNameCn, packages),
  );
  const rows = [
    ...storeRows(facts),
    [warehouseBookingWords.from, warehouseBookingWords.stay(form.startDate, form.days)],
    [warehouseBookingWords.cargo, goods.join('、')],
  ];
  return (
    <section aria-label={warehouseBookingWords.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{warehouseBookingWords.title}</h3>
      <NoteRows rows={rows} />
      <p className="text-12 text-ink-2">{warehouseBookingWords.toPrepare}</p>
    </section>
  );
}

export function WarehouseBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <GoodsInStore actor={form} fileAccess={fileAccess} {...lines} />,
    stay: (form) => <StayStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={storeRows(warehouseReaders.selectFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <StayNote form={warehouseReaders.selectForm(snapshot)} facts={warehouseReaders.selectFacts(snapshot)} />;
      }}
    />
  );
}

/** The booking over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <WarehouseBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
