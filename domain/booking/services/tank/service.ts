import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import { addressOf } from '../../../query-text.ts';
import { tabOfService } from '../../../tank/address.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { ASKED_LANE, bookingService } from '../../booking-service.ts';
import { hasDangerous } from '../../goods-line.ts';
import { readersOf } from '../../service.ts';
import type { TankFacts } from './facts.ts';
import { tankDescription } from './fields.ts';
import { blankTankForm, type TankForm } from './form.ts';
import { type TankQuotePart, tankQuotePart } from './quote.ts';
import { isCarried } from './tank.ts';

/** What an enquiry is told of the goods and the tanks. */
const tanksQuery = ({ cargo, tanks, tankSource, density15, density50 }: TankForm) => ({
  cargoName: cargo[0]?.cargoNameCn ?? '',
  group: cargo[0]?.dg.packingGroup ?? '',
  ...{ tanks, tankSource, density15, density50 },
});

export const tankService = bookingService<TankForm, TankFacts, TankQuotePart>({
  code: 'tank',
  description: tankDescription,
  blank: blankTankForm,
  kept: ['serviceType', ...ASKED_LANE, 'depotId', 'tankType', 'rentalTerm'],
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
      enquiry: isCarried(form)
        ? addressOf('/enquiryFcl', { service: 'tank', ...asked, ...tanksQuery(form) })
        : addressOf('/enquiryFcl', { ...asked, boxes: '20TK*1' }),
    };
  },
});

export const tankReaders = readersOf(tankService);
