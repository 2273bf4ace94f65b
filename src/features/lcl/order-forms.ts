import { withPartiesChoice } from '#domain/booking/parties.ts';
import { volumeOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import type { LclForm } from '#domain/lcl/form.ts';
import { formOfLclEnquiry } from '#domain/lcl/initial-form.ts';
import { readLclOrderLink } from '#domain/lcl/order-link.ts';
import type { LclQuotePart } from '#domain/lcl/quote.ts';
import { lclService } from '#domain/lcl/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { onLane } from '#src/features/booking/lane-link.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';
import { readLclFacts } from './facts.ts';
import { lclList } from './form.ts';

export const lclOrder = orderPage<LclForm, LclFacts, LclQuotePart>({
  code: 'lcl',
  service: lclService,
  ...onLane(lclList, { readLink: readLclOrderLink, readFacts: readLclFacts, formOfEnquiry: formOfLclEnquiry }),
  others: (form, api) => api.lclPrices(laneQueryOf(form)).then(departuresOf),
  opened: withPartiesChoice,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(volumeOf(cargo))} m³`),
});
