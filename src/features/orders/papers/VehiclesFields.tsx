import { paperForm as words } from '#copy/orders/order.ts';
import type { VehiclesPaper } from '#domain/paper-forms/paper-form.ts';
import { vehiclesDescription } from '#domain/paper-forms/vehicles.ts';
import { type PaperFieldsProps, paperField } from './paper-field.tsx';

const FIELDS = ['plate', 'trailer', 'driver', 'driverPhone', 'driverId', 'driverLicence', 'transportPermit'];

/** Vehicles with drivers, and permits for dangerous goods. */
export function VehiclesFields(props: PaperFieldsProps<VehiclesPaper>) {
  const { values } = props.form;
  const field = paperField(vehiclesDescription, props);
  const lines = values.vehicles.map((_, index) => ({ at: `vehicles.${index}`, title: words.vehicle(index + 1) }));
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-4">{field('vehicleCount')}</div>
      {lines.map(({ at, title }) => (
        <section key={at} aria-label={title} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
          <h4 className="font-strong">{title}</h4>
          <div className="grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2">
            {FIELDS.map((name) => field(`${at}.${name}`))}
          </div>
        </section>
      ))}
    </>
  );
}
