import { shipmentNames, unitNames, shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import { kindsOf, type NumberedService } from '#domain/shipment/number-kinds.ts';
import type { ShipmentNumbers as Numbers } from '#domain/shipment/numbers.ts';

interface ShipmentNumbersProps {
  service: NumberedService;
  numbers: Numbers;
}

/** The recorded numbers of a shipment: of the whole, then unit by unit. */
export function ShipmentNumbers({ service, numbers: { shipment, units } }: ShipmentNumbersProps) {
  const kinds = kindsOf(service);
  const whole = kinds.shipment.filter((kind) => shipment[kind] !== '');
  const shown = kinds.unit.filter((kind) => units.some((unit) => unit[kind] !== ''));
  const hasTypes = units.some(({ type }) => type !== '');
  return (
    <>
      <dl className="grid gap-x-3 sm:grid-cols-2 lg:grid-cols-3">
        {whole.map((kind) => (
          <div key={kind} className="grid content-start border-line border-b py-0.75">
            <dt className="text-12 text-ink-3">{shipmentNames[kind]}</dt>
            <dd className="wrap-break-word min-w-0 font-strong tabular-nums">{shipment[kind]}</dd>
          </div>
        ))}
      </dl>
      {units.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section aria-label={words.units} tabIndex={0} className="min-w-0 overflow-x-auto">
          <table className="w-full border-separate border-spacing-0">
            <thead>
              <tr className="text-12 text-ink-2">
                {[words.unitShort, ...(hasTypes ? [words.type] : []), ...shown.map((kind) => unitNames[kind])].map(
                  (title) => (
                    <th key={title} scope="col" className="bg-sunken px-1 py-0.75 text-left font-strong">
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {units.map((unit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit is named by its place
                <tr key={index} className="tabular-nums">
                  <td className="border-line border-b px-1 py-0.75 text-ink-3">{index + 1}</td>
                  {hasTypes ? <td className="border-line border-b px-1 py-0.75">{unit.type}</td> : null}
                  {shown.map((kind) => (
                    <td key={kind} className="whitespace-nowrap border-line border-b px-1 py-0.75">
                      {unit[kind]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
