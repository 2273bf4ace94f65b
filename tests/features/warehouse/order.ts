import type { WarehouseContext } from '#domain/warehouse/context.ts';
import { blankStoredLine, blankWarehouseForm, type WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import { paintForm } from '../lcl/order.ts';

/** The same paint for thirty days in a warehouse, complete. */
export const storedForm: WarehouseForm = {
  ...blankWarehouseForm,
  warehouseId: 'warehouse-01',
  startDate: '2026-10-20',
  days: '30',
  cargo: paintForm.cargo.map(
    ({ length: _, width: __, height: ___, stackable, oversize, wooden, palletized, ...line }) => ({
      ...blankStoredLine,
      ...line,
    }),
  ),
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export function storedPartOf(form: WarehouseForm) {
  const part = warehouseQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

/** Goods the warehouse accepts, with its certificates and works. */
export const warehouseTerms: NonNullable<WarehouseContext['warehouse']> = {
  kinds: ['甲类', '乙类'],
  dgClasses: ['3', '5.1', '6.1', '8', '9'],
  qualifications: [{ name: '危险化学品经营许可证', expires: '2028-12-31' }],
  modes: ['TON', 'PALLET'],
  works: ['LABEL', 'COUNT'],
};
export const warehouseContext: WarehouseContext = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  warehouse: warehouseTerms,
  payTypes: ['BANK'],
  currencies: ['1', '2'],
};
