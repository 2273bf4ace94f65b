import { nextId } from '#domain/booking/goods-list.ts';
import { blankVehicle, type Vehicle } from '#domain/booking/services/cfs/form.ts';
import { VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { cfs as words } from '#src/ui/copy/cfs.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Fields } from '../booking/Fields.tsx';
import { Panel } from '../booking/Panel.tsx';
import { useValue } from '../booking/use-booking.ts';

const KEYS = ['plate', 'driver', 'driverId', 'driverPhone', 'transportPermit'];

/** Who brings the goods: none yet, or as many as there are lorries. */
export function Vehicles({ actor }: { actor: OrderFormRef }) {
  const isBrought = useValue<string>(actor, 'handIn') === 'SELF';
  const vehicles = useValue<Vehicle[]>(actor, 'vehicles');
  if (!isBrought) return null;
  const set = (value: readonly Vehicle[]) => actor.send({ type: 'form.set', path: 'vehicles', value });
  const isFull = vehicles.length >= VEHICLES_OF_A_FORM;
  return (
    <Panel title={words.vehicles} note={words.vehiclesNote}>
      {vehicles.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-1 border-line border-b pb-1.5">
          <div className="flex flex-wrap items-center justify-between gap-1">
            <legend className="float-left font-strong">{words.vehicle(index + 1)}</legend>
            <Button size={32} icon="trash" iconOnly onClick={() => set(vehicles.filter((one) => one.id !== id))}>
              {words.removeVehicle(index + 1)}
            </Button>
          </div>
          <Fields actor={actor} at={`vehicles.${index}`} keys={KEYS} />
        </fieldset>
      ))}
      <div>
        <Button
          size={32}
          icon="plus"
          disabled={isFull}
          onClick={() => set([...vehicles, { ...blankVehicle, id: nextId(vehicles) }])}
        >
          {isFull ? words.fullVehicles(VEHICLES_OF_A_FORM) : words.addVehicle}
        </Button>
      </div>
    </Panel>
  );
}
