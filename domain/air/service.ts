import { bookingService } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { AirFacts } from './facts.ts';
import { airDescription } from './fields.ts';
import { type AirForm, blankAirForm } from './form.ts';
import { type AirQuotePart, airPartAsTyped, airQuotePart } from './quote.ts';

function listOf(form: AirForm): string {
  const { grossWeight, volume, share } = airPartAsTyped(form);
  const [line] = form.cargo;
  return addressOf('/airLift', {
    orgPortCode: form.orgPortCode,
    dstPortCode: form.dstPortCode,
    isDanger: hasDangerous(form) ? 'Y' : 'N',
    unNo: line?.dg.unNo ?? '',
    group: line?.dg.packingGroup ?? '',
    net: line?.perPackage ?? '',
    ...(Number(grossWeight) > 0 ? { weight: grossWeight } : {}),
    ...(Number(volume) > 0 ? { volume } : {}),
    share: share === '0' ? '' : share,
  });
}

export const airService = bookingService<AirForm, AirFacts, AirQuotePart>({
  code: 'air',
  description: airDescription,
  blank: blankAirForm,
  kept: ['priceId', 'orgPortCode', 'dstPortCode', 'flightDay', 'enquiryNo', 'optionId'],
  priced: airQuotePart,
  links: (form) => ({
    list: listOf(form),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'air', orgPortCode: form.orgPortCode, dstPortCode: form.dstPortCode },
      ...{ isDanger: hasDangerous(form) ? 'Y' : 'N', ...enquiryQuery(form) },
    }),
  }),
});

export const airReaders = readersOf(airService);
