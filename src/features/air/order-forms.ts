import type { AirFacts } from '#domain/air/facts.ts';
import type { AirForm } from '#domain/air/form.ts';
import { formOfAirEnquiry } from '#domain/air/initial-form.ts';
import { readAirOrderLink } from '#domain/air/order-link.ts';
import type { AirQuotePart } from '#domain/air/quote.ts';
import { airService } from '#domain/air/service.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { onLane } from '#src/features/booking/lane-link.ts';
import { laneQueryOf } from '#src/features/booking/others.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';
import { flightsOf, readAirFacts } from './facts.ts';
import { airList } from './form.ts';

export const airOrder = orderPage<AirForm, AirFacts, AirQuotePart>({
  code: 'air',
  service: airService,
  ...onLane(airList, { readLink: readAirOrderLink, readFacts: readAirFacts, formOfEnquiry: formOfAirEnquiry }),
  others: (form, api) => api.airPrices(laneQueryOf(form)).then(flightsOf),
  opened: withPartiesChoice,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(grossOf(cargo))} kg`, 'airport'),
});
