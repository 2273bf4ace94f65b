import { truck as words } from '#copy/truck/order.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { countOf } from '#domain/truck/checks.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { blankTruck } from '#domain/truck/truck.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import { VehicleLines } from '#src/features/booking/form/VehicleLines.tsx';

const KEYS = [
  ...['plate', 'trailer', 'permit', 'permitExpire'],
  ...['driver', 'driverPhone', 'driverLicence', 'driverCert'],
  ...['escort', 'escortPhone', 'escortCert'],
];
const LINES = { line: words.truck, add: words.addTruck, remove: words.removeTruck, full: words.fullTrucks };

/** Vehicles with their documents and crew, as far as known. */
export function TrucksStep({ actor }: { actor: OrderFormRef }) {
  const count = useDerived<TruckForm, number>(actor, '', countOf);
  const isDanger = useDerived<TruckForm, boolean>(actor, '', hasDangerous);
  const most = Math.max(1, count);
  return (
    <Panel title={words.trucks} note={words.trucksNote[isDanger ? 'danger' : 'general'](most)}>
      <div id="trucks" tabIndex={-1} className="grid gap-1.5">
        <VehicleLines actor={actor} at="trucks" blank={blankTruck} keys={KEYS} most={most} words={LINES} />
      </div>
    </Panel>
  );
}
