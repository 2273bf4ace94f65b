import { addressOf } from '../../../query-text.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { askedQuery } from '../../enquiry-query.ts';
import { hasDangerous } from '../../goods-line.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { AirFacts } from './facts.ts';
import { airDescription, airSteps } from './fields.ts';
import { type AirForm, blankAirForm } from './form.ts';
import { type AirQuotePart, airPartAsTyped, airQuotePart } from './quote.ts';

/** The list of flights for what the form holds. */
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

export const airService: BookingService<AirForm, AirFacts, AirQuotePart> = {
  code: 'air',
  steps: airSteps,
  description: airDescription,
  blank: blankAirForm,
  kept: ['priceId', 'orgPortCode', 'dstPortCode', 'flightDay', 'enquiryNo', 'optionId'],
  priced: airQuotePart,
  agreements: agreementsOfGoods,
  successPath: null,
  links: (form) => ({
    list: listOf(form),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'air', orgPortCode: form.orgPortCode, dstPortCode: form.dstPortCode },
      ...{ isDanger: hasDangerous(form) ? 'Y' : 'N', ...askedQuery(form) },
    }),
  }),
};

export const airReaders = readersOf(airService);
