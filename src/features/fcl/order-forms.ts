import { withShares } from '#domain/booking/box-shares.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import type { FclFacts } from '#domain/fcl/facts.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { copyOfOrder } from '#domain/fcl/initial-form.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { fclService } from '#domain/fcl/service.ts';
import { readBoxes } from '#domain/orders/box-text.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import type { ServiceForms } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '#src/features/booking/summaries.ts';
import { copyAt, takeEnquiry } from './begin.ts';
import { readFacts } from './facts.ts';
import { laneOf, readFclForm } from './form.ts';
import { linkOf } from './link.ts';

const fclForms: ServiceForms<FclForm, FclFacts, FclQuotePart> = {
  code: 'fcl',
  service: fclService,
  read: readFclForm,
  factsOf: (form, sources) => readFacts(sources, laneOf(form)),
  others: (form, api) => {
    const boxes = readBoxes(form.containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','));
    return api.sellingPrices({ ...laneQueryOf(form), boxes, onlyBookable: true }).then(departuresOf);
  },
  opened: (form) => withShares(withPartiesChoice(form), form),
  link: linkOf,
  copyOf: copyOfOrder,
  at: copyAt,
  take: takeEnquiry,
  titleOf,
  summaries: (api) => summariesWith<FclForm>(api, boxesOf),
};

export const fclOrder = orderPage(fclForms);
