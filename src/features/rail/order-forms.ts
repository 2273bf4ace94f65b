import type { RailFacts } from '#domain/rail/facts.ts';
import type { RailForm } from '#domain/rail/form.ts';
import { formOfRailEnquiry } from '#domain/rail/initial-form.ts';
import { readRailOrderLink } from '#domain/rail/order-link.ts';
import type { RailQuotePart } from '#domain/rail/quote.ts';
import { railService } from '#domain/rail/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { onLane } from '#src/features/booking/lane-link.ts';
import { departuresOf } from '#src/features/booking/others.ts';
import { boxesOf, summariesWith } from '#src/features/booking/summaries.ts';
import { readRailFacts } from './facts.ts';
import { railList } from './form.ts';

export const railOrder = orderPage<RailForm, RailFacts, RailQuotePart>({
  code: 'rail',
  service: railService,
  ...onLane(railList, { readLink: readRailOrderLink, readFacts: readRailFacts, formOfEnquiry: formOfRailEnquiry }),
  // A train is priced for general goods; dangerous ones are asked about.
  others: ({ orgPortCode, dstPortCode }, api) =>
    api.railPrices({ orgPortCode, dstPortCode, isDanger: 'N' }).then(departuresOf),
  summaries: (api) => summariesWith<RailForm>(api, boxesOf, 'station'),
});
