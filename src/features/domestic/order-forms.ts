import { withShares } from '#domain/booking/box-shares.ts';
import type { DomesticFacts } from '#domain/booking/services/domestic/facts.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { formOfDomesticEnquiry } from '#domain/booking/services/domestic/initial-form.ts';
import { readDomesticOrderLink } from '#domain/booking/services/domestic/order-link.ts';
import type { DomesticQuotePart } from '#domain/booking/services/domestic/quote.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
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
