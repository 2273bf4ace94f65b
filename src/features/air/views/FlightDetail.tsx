import type { AirAnswer, AirFlight } from '#contract/services/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { ChargeWork } from './ChargeWork.tsx';
import { FreightCurve } from './FreightCurve.tsx';

interface FlightDetailProps {
  flight: AirFlight;
  charge: NonNullable<AirFlight['charge']>;
  load: NonNullable<AirAnswer['load']>;
}

/** Explains weight and price of the load, with every charge line. */
export function FlightDetail({ flight, charge, load }: FlightDetailProps) {
  return (
    <details className="px-1.5 pb-1">
      <summary className="min-h-4 cursor-pointer py-0.5 text-link">{words.detail}</summary>
      <div className="grid items-start gap-3 pt-1 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <ChargeWork flight={flight} charge={charge} load={load} />
          <FreightCurve flight={flight} charge={charge} load={load} />
        </div>
        <FeeTable offer={flight} />
      </div>
    </details>
  );
}
