import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { FlexitankFacts } from './facts.ts';
import { flexitankDescription } from './fields.ts';
import { blankFlexitankForm, type FlexitankForm } from './form.ts';
import { type FlexitankQuotePart, flexitankQuotePart } from './quote.ts';

const liquidQuery = (line: FlexitankForm['cargo'][number] | undefined) => ({
  cargoName: line?.cargoNameCn ?? '',
  weight: line?.netWeight ?? '',
  density: line?.density ?? '',
  viscosity: line?.viscosity ?? '',
});

export const flexitankService = bookingService<FlexitankForm, FlexitankFacts, FlexitankQuotePart>({
  code: 'flexitank',
  description: flexitankDescription,
  blank: blankFlexitankForm,
  kept: KEPT_LANE_FIELDS,
  priced: flexitankQuotePart,
  agreements: () => ['charge'],
  links: ({ orgPortCode, dstPortCode, cargo }) => ({
    list: addressOf('/fluidBag', {
      ...{ orgPortCode, dstPortCode },
      density: cargo[0]?.density ?? '',
      mass: cargo[0]?.netWeight ?? '',
    }),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'flexitank', orgPortCode, dstPortCode },
      ...liquidQuery(cargo[0]),
    }),
  }),
});

export const flexitankReaders = readersOf(flexitankService);
