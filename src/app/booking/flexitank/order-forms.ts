import { copyOfFlexitankOrder } from '#domain/booking/services/flexitank/begin.ts';
import type { FlexitankFacts } from '#domain/booking/services/flexitank/facts.ts';
import type { FlexitankForm } from '#domain/booking/services/flexitank/form.ts';
import { readFlexitankOrderLink } from '#domain/booking/services/flexitank/order-link.ts';
import type { FlexitankQuotePart } from '#domain/booking/services/flexitank/quote.ts';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { flexitank as words } from '#src/ui/copy/flexitank.ts';
import { orderPage } from '../booking.ts';
import { laneLink, whileBookable } from '../lane-link.ts';
import { portsOf } from '../ports.ts';
import type { FormSources, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readFlexitankFacts } from './facts.ts';
import { newFlexitankForm, onOtherSailing, readFlexitankForm } from './form.ts';

/** The price that the list hands over. */
const linkOf = (query: string, sources: FormSources) =>
  laneLink(readFlexitankOrderLink(query), {
    factsOf: (link) => readFlexitankFacts(sources, link),
    newForm: newFlexitankForm,
    isOfGoods: ({ cargo }, { density }) => density === '' || cargo[0]?.density === density,
    move: onOtherSailing,
  });

const flexitankForms: ServiceForms<FlexitankForm, FlexitankFacts, FlexitankQuotePart> = {
  code: 'flexitank',
  service: flexitankService,
  read: readFlexitankForm,
  factsOf: (form, sources) => readFlexitankFacts(sources, form),
  link: linkOf,
  copyOf: copyOfFlexitankOrder,
  at: async (form, sources) => {
    const facts = await readFlexitankFacts(sources, form);
    return whileBookable({ form, facts }, facts.sailing, { sailing: null });
  },
  titleOf,
  summaries: (api) => summariesWith<FlexitankForm>(api, ({ boxes, bagSize }) => words.order.summary(boxes, bagSize)),
  quote: (api, part, options) => api.quote({ service: 'flexitank', part }, options),
  place: (api, { quoteId, form }, options) => api.placeOrder({ service: 'flexitank', quoteId, form }, options),
};

export const flexitankOrder = orderPage(portsOf(flexitankForms));
