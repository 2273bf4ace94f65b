import { withShares } from '#domain/booking/box-shares.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import type { DomesticForm } from '#domain/domestic/form.ts';
import { formOfDomesticEnquiry } from '#domain/domestic/initial-form.ts';
import { readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import type { DomesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { onLane } from '#src/features/booking/lane-link.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import { boxesOf, summariesWith } from '#src/features/booking/summaries.ts';
import { readDomesticFacts } from './facts.ts';
import { domesticList } from './form.ts';

export const domesticOrder = orderPage<DomesticForm, DomesticFacts, DomesticQuotePart>({
  code: 'domestic',
  service: domesticService,
  ...onLane(domesticList, {
    readLink: readDomesticOrderLink,
    readFacts: readDomesticFacts,
    formOfEnquiry: formOfDomesticEnquiry,
  }),
  others: (form, api) => api.domesticPrices(laneQueryOf(form)).then(departuresOf),
  opened: (form) => withShares(form, form),
  summaries: (api) => summariesWith<DomesticForm>(api, boxesOf),
});
