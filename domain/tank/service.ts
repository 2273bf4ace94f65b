import { agreementsOfGoods } from '../booking/agreements.ts';
import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { addressOf } from '../query-text.ts';
import { tabOfService } from './address.ts';
import type { TankFacts } from './facts.ts';
import { tankDescription } from './fields.ts';
import { blankTankForm, type TankForm } from './form.ts';
import { USUAL_FILLING_TEMPERATURE } from './kinds.ts';
import { type TankQuotePart, tankQuotePart } from './quote.ts';
import { isCarried, isCleaned, isLet } from './tank.ts';

const tanksQuery = (form: TankForm) => ({
  cargoName: form.cargo[0]?.cargoNameCn ?? '',
  group: form.cargo[0]?.dg.packingGroup ?? '',
  tanks: form.tanks,
  ...(isCarried(form) ? { tankSource: form.tankSource, density15: form.density15, density50: form.density50 } : {}),
});

/** Enquiry query for yard services; empty for transport. */
const yardQuery = (form: TankForm) =>
  isCarried(form)
    ? {}
    : {
        ...{ tankService: form.serviceType, startDay: form.fromDay, tankDays: isCleaned(form) ? '' : form.tankDays },
        ...(isLet(form) ? { tankType: form.tankType, rentalTerm: form.rentalTerm } : {}),
      };

export const tankService = bookingService<TankForm, TankFacts, TankQuotePart>({
  code: 'tank',
  description: tankDescription,
  blank: blankTankForm,
  kept: ['serviceType', ...KEPT_LANE_FIELDS, 'depotId', 'tankType', 'rentalTerm'],
  priced: tankQuotePart,
  agreements: (form, booker) => (isCarried(form) ? agreementsOfGoods(form, booker) : ['charge']),
  links: (form) => {
    const { orgPortCode, dstPortCode, cargo, density15, density50, fillTemp, serviceType } = form;
    const asked = {
      ...{ orgPortCode, dstPortCode },
      isDanger: hasDangerous({ cargo }) ? 'Y' : 'N',
      unNo: readUnNumber(cargo[0]?.dg.unNo ?? '') ?? '',
    };
    return {
      list: addressOf('/tankIndex', {
        ...asked,
        tab: tabOfService(serviceType),
        ...(isCarried(form)
          ? { d15: density15, d50: density50, ft: fillTemp === USUAL_FILLING_TEMPERATURE ? '' : fillTemp }
          : {}),
      }),
      enquiry: addressOf('/enquiryFcl', { service: 'tank', ...asked, ...tanksQuery(form), ...yardQuery(form) }),
    };
  },
});

export const tankReaders = readersOf(tankService);
