import { copyOfFlexitankOrder } from '#domain/booking/services/flexitank/begin.ts';
import type { FlexitankFacts } from '#domain/booking/services/flexitank/facts.ts';
import type { FlexitankForm } from '#domain/booking/services/flexitank/form.ts';
import { readFlexitankOrderLink } from '#domain/booking/services/flexitank/order-link.ts';
import type { FlexitankQuotePart } from '#domain/booking/services/flexitank/quote.ts';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { flexitank as words } from '#src/ui/copy/flexitank.ts';
import { orderPage } from '../booking.ts';
import { beginFrom } from '../origin.ts';
import { portsOf } from '../ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '../service-forms.ts';
import { summariesWith, titleOf } from '../summaries.ts';
import { readFlexitankFacts } from './facts.ts';
import { newFlexitankForm, onOtherSailing, readFlexitankForm } from './form.ts';

/** The price that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<FlexitankForm, FlexitankFacts> | null {
  const link = readFlexitankOrderLink(query);
  if (link === null) return null;
  return {
    begin: async () => {
      const facts = await readFlexitankFacts(sources, link);
      return { form: newFlexitankForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId }) => priceId === link.priceId,
    isOfGoods: ({ cargo }) => link.density === '' || cargo[0]?.density === link.density,
    isOpenTo: (form) =>
      form.priceId === '' ||
      (form.orgPortCode === link.orgPortCode &&
        form.dstPortCode === link.dstPortCode &&
        (link.density === '' || form.cargo[0]?.density === link.density)),
    move: onOtherSailing,
  };
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyAt(
  sources: FormSources,
  form: FlexitankForm,
): Promise<FormWithFacts<FlexitankForm, FlexitankFacts>> {
  const facts = await readFlexitankFacts(sources, form);
  if (facts.sailing?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, sailing: null } };
}

const flexitankForms: ServiceForms<FlexitankForm, FlexitankFacts, FlexitankQuotePart> = {
  code: 'flexitank',
  service: flexitankService,
  read: readFlexitankForm,
  factsOf: (form, sources) => readFlexitankFacts(sources, form),
  link: linkOf,
  origin: (query, sources) =>
    beginFrom<FlexitankForm, FlexitankFacts>(
      {
        service: 'flexitank',
        read: readFlexitankForm,
        copyOf: copyOfFlexitankOrder,
        at: (form) => copyAt(sources, form),
      },
      query,
      sources,
    ),
  titleOf,
  summaries: (api) => summariesWith<FlexitankForm>(api, ({ boxes, bagSize }) => words.order.summary(boxes, bagSize)),
  quote: (api, part, options) => api.quote({ service: 'flexitank', part }, options),
  place: (api, { quoteId, form }, options) => api.placeOrder({ service: 'flexitank', quoteId, form }, options),
};

export const flexitankOrder = orderPage(portsOf(flexitankForms));
