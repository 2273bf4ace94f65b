import { airBooking as words } from '#copy/air/order.ts';
import type { BookedFlight } from '#domain/air/facts.ts';
import { chargeTexts } from '#domain/air/fee-lines.ts';
import { airFreight } from '#domain/air/fees.ts';
import type { AirForm } from '#domain/air/form.ts';
import { airLoad, shareOf } from '#domain/air/load.ts';
import { airPartAsTyped } from '#domain/air/quote.ts';
import { airReaders } from '#domain/air/service.ts';
import { compare } from '#domain/decimal.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useRested, useShared } from '#src/features/booking/form/use-booking.ts';
import { ChargeWork } from '../list/ChargeWork.tsx';

/** The three form values that the charge depends on. */
const figuresOf = (form: AirForm) => {
  const { grossWeight, volume, share } = airPartAsTyped(form);
  return [grossWeight, volume, share].join(' ');
};

interface ChargedProps {
  flight: BookedFlight;
  figures: string;
}

/** Explains the charge step by step, once the load has weight and dimensions. */
export function Charge({ actor }: { actor: OrderFormRef }) {
  const { flight } = useShared(actor, airReaders.selectFacts);
  const figures = useRested<AirForm, string>(actor, '', figuresOf);
  if (flight === null) return null;
  return (
    <Panel title={words.charge.title} note={words.charge.note}>
      <Fields actor={actor} at="" keys={['share']} />
      <Charged flight={flight} figures={figures} />
    </Panel>
  );
}

function Charged({ flight, figures }: ChargedProps) {
  const [gross = '0', volume = '0', share = '0'] = figures.split(' ');
  if (compare(gross, 0) <= 0 || compare(volume, 0) <= 0) return <p className="text-ink-3">{words.charge.empty}</p>;
  const percent = Number(share);
  const freight = airFreight(flight, gross, volume, shareOf(percent));
  return <ChargeWork flight={flight} charge={chargeTexts(freight)} load={airLoad(gross, volume, percent)} />;
}
