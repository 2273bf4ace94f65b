import { bookingService } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { WarehouseFacts } from './facts.ts';
import { warehouseDescription } from './fields.ts';
import { blankWarehouseForm, type WarehouseForm } from './form.ts';
import { type WarehouseQuotePart, warehouseQuotePart } from './quote.ts';

const LIST = '/warehouseing';

const enquiryFieldsOf = ({ cargo, mode, days }: Pick<WarehouseForm, 'cargo' | 'days' | 'mode'>) => ({
  ...enquiryQuery({ cargo }),
  isDanger: hasDangerous({ cargo }) ? 'Y' : 'N',
  pallets: cargo.length === 1 ? cargo[0]!.pallets : '',
  ...{ storageMode: mode, storageDays: days },
});

export const warehouseService = bookingService<WarehouseForm, WarehouseFacts, WarehouseQuotePart>({
  code: 'warehouse',
  description: warehouseDescription,
  blank: blankWarehouseForm,
  kept: ['warehouseId', 'enquiryNo', 'optionId'],
  priced: warehouseQuotePart,
  agreements: () => ['charge'],
  links: ({ cargo, mode, days }) => {
    const list = addressOf(LIST, {
      isDanger: hasDangerous({ cargo }) ? '' : 'N',
      unNo: cargo[0]?.dg.unNo ?? '',
      mode: mode === 'TON' ? '' : mode,
      days,
    });
    return {
      list,
      enquiry: addressOf('/enquiryFcl', { service: 'warehouse', ...enquiryFieldsOf({ cargo, mode, days }) }),
    };
  },
});

export const warehouseReaders = readersOf(warehouseService);
