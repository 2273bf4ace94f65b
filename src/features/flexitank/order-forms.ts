import { flexitank as words } from '#copy/flexitank/search.ts';
import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { formOfFlexitankEnquiry } from '#domain/flexitank/initial-form.ts';
import { readFlexitankOrderLink } from '#domain/flexitank/order-link.ts';
import type { FlexitankQuotePart } from '#domain/flexitank/quote.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { onLane } from '#src/features/booking/lane-link.ts';
import { departuresOf } from '#src/features/booking/others.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';
import { readFlexitankFacts } from './facts.ts';
import { flexitankList } from './form.ts';

export const flexitankOrder = orderPage<FlexitankForm, FlexitankFacts, FlexitankQuotePart>({
  code: 'flexitank',
  service: flexitankService,
  ...onLane(flexitankList, {
    readLink: readFlexitankOrderLink,
    readFacts: readFlexitankFacts,
    formOfEnquiry: formOfFlexitankEnquiry,
  }),
  others: ({ orgPortCode, dstPortCode }, api) => api.flexitankPrices({ orgPortCode, dstPortCode }).then(departuresOf),
  summaries: (api) => summariesWith<FlexitankForm>(api, ({ boxes, bagSize }) => words.order.summary(boxes, bagSize)),
});
