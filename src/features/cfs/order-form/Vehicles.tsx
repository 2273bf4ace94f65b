import { cfs as words } from '#copy/cfs/order.ts';
import { blankVehicle } from '#domain/cfs/form.ts';
import { VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useValue } from '#src/features/booking/form/use-booking.ts';
import { VehicleLines } from '#src/features/booking/form/VehicleLines.tsx';

const KEYS = ['plate', 'driver', 'driverId', 'driverPhone', 'transportPermit'];
const LINES = {
  line: words.vehicle,
  add: words.addVehicle,
  remove: words.removeVehicle,
  full: words.fullVehicles,
};

/** Vehicles that deliver the goods: none yet, or one line for each lorry. */
export function Vehicles({ actor }: { actor: OrderFormRef }) {
  const isBrought = useValue<string>(actor, 'handIn') === 'SELF';
  if (!isBrought) return null;
  return (
    <Panel title={words.vehicles} note={words.vehiclesNote}>
      <VehicleLines
        actor={actor}
        at="vehicles"
        blank={blankVehicle}
        keys={KEYS}
        most={VEHICLES_OF_A_FORM}
        words={LINES}
      />
    </Panel>
  );
}
