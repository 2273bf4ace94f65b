import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import { addressOf } from '../../../query-text.ts';
import { tabOfService } from '../../../tank/address.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { bookingService } from '../../booking-service.ts';
import { hasDangerous } from '../../goods-line.ts';
import { readersOf } from '../../service.ts';
import type { TankFacts } from './facts.ts';
import { tankDescription } from './fields.ts';
import { blankTankForm, type TankForm } from './form.ts';
import { type TankQuotePart, tankQuotePart } from './quote.ts';
import { isCarried } from './tank.ts';

export const tankService = bookingService<TankForm, TankFacts, TankQuotePart>({
  code: 'tank',
  description: tankDescription,
  blank: blankTankForm,
  kept: ['serviceType', 'priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'depotId', 'tankType', 'rentalTerm'],
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
        ...(isCarried(form) ? { d15: density15, d50: density50, ft: fillTemp === '20' ? '' : fillTemp } : {}),
      }),
      enquiry: addressOf('/enquiryFcl', { ...asked, boxes: '20TK*1' }),
    };
  },
});

export const tankReaders = readersOf(tankService);
