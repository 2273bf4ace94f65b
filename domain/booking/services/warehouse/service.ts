import { addressOf } from '../../../query-text.ts';
import { bookingService } from '../../booking-service.ts';
import { hasDangerous } from '../../goods-line.ts';
import { readersOf } from '../../service.ts';
import type { WarehouseFacts } from './facts.ts';
import { warehouseDescription } from './fields.ts';
import { blankWarehouseForm, type WarehouseForm } from './form.ts';
import { type WarehouseQuotePart, warehouseQuotePart } from './quote.ts';

const LIST = '/warehouseing';

export const warehouseService = bookingService<WarehouseForm, WarehouseFacts, WarehouseQuotePart>({
  code: 'warehouse',
  description: warehouseDescription,
  blank: blankWarehouseForm,
  kept: ['warehouseId'],
  priced: warehouseQuotePart,
  agreements: () => ['charge'],
  links: ({ cargo, mode, days }) => {
    const list = addressOf(LIST, {
      isDanger: hasDangerous({ cargo }) ? '' : 'N',
      unNo: cargo[0]?.dg.unNo ?? '',
      mode: mode === 'TON' ? '' : mode,
      days,
    });
    return { list, enquiry: list };
  },
});

export const warehouseReaders = readersOf(warehouseService);
