import { useSelector } from '@xstate/react';
import { airBooking as words } from '#copy/air/order.ts';
import { frame } from '#copy/booking/frame.ts';
import { airCutOffs, startOfFlightDay } from '#domain/air/flight-days.ts';
import { type AirForm, blankAirCargo } from '#domain/air/form.ts';
import { airPapers } from '#domain/air/papers.ts';
import { airReaders, airService } from '#domain/air/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormPapers } from '#src/features/booking/form/FormPapers.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { useShared, useValue } from '#src/features/booking/form/use-booking.ts';
import { Aircraft } from './Aircraft.tsx';
import { Charge } from './Charge.tsx';
import { FlightFacts } from './FlightFacts.tsx';

const OWN = {
  basics: ['lithium'],
  packing: [
    ...['length', 'width', 'height', 'stackable'],
    ...['packingInstruction', 'perPackage', 'wattHours', 'lithiumGrams', 'dryIce'],
  ],
  report: ['reportNo', 'reportIssuer', 'reportYear'],
};

const listHref = (form: AirForm) => airService.links(form).list;

/** Flight and departure day, goods, aircraft acceptance and charge. */
export function AirCargoStep({ actor, ...shared }: CargoStepProps) {
  const facts = useSelector(actor, airReaders.selectFacts);
  const day = useValue<string>(actor, 'flightDay');
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...words, booked: words.flight, choose: frame.backToList }}
        chosen={facts.flight === null ? null : <FlightFacts facts={facts} day={day} />}
      >
        <Fields actor={actor} at="" keys={['flightDay', 'preference']} />
      </BookedPanel>
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankAirCargo}
        isDanger={facts.offer?.isDanger ?? true}
        own={OWN}
        segregation={null}
      >
        <UntakenGoods<AirForm> actor={actor} offer={facts.offer} linksOf={airService.links} />
        <Aircraft actor={actor} />
        <Charge actor={actor} />
        <Papers actor={actor} />
      </GoodsStep>
    </>
  );
}

function Papers({ actor }: { actor: OrderFormRef }) {
  const { offer, now } = useShared(actor, airReaders.selectFacts);
  if (offer === null) return null;
  const { isDanger, timezone, cutOffs } = offer;
  const papersOf = (form: AirForm) => {
    const { flightDay } = form;
    if (flightDay === '') return [];
    const flight = {
      etd: startOfFlightDay(flightDay, timezone),
      cutOffs: airCutOffs(flightDay, isDanger, timezone, cutOffs),
    };
    return airPapers(form, flight, now);
  };
  return <FormPapers actor={actor} zone={timezone} now={now} papersOf={papersOf} />;
}
