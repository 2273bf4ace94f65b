import { dangerousItems, dangerousText, hasTechnicalName, isFlammableItem } from './dangerous-goods.ts';
import type { DocumentOrder, MissingField } from './description.ts';
import type { Term } from './terms.ts';
import { isTicked, textAt } from './values.ts';

type Required = readonly (readonly [path: string, term: Term, isMissing: boolean])[];

export const missingAmong = (required: Required, line: number | null = null): MissingField[] =>
  required.flatMap(([path, term, isMissing]) => (isMissing ? [{ path, term, line }] : []));

/** Empty names and addresses of the given parties. */
export const missingParties = (form: unknown, parties: readonly ('consignee' | 'notify' | 'shipper')[]) =>
  missingAmong(
    parties.flatMap((party) =>
      (
        [
          [`${party}.companyNameEn`, party],
          [`${party}.addressEn`, `${party}Address`],
        ] as const
      ).map(([path, term]) => [path, term, textAt(form, path) === ''] as const),
    ),
  );

/** Shipper and consignee; the notify party for a bill to order. */
export const missingOfBill = ({ form }: DocumentOrder): MissingField[] =>
  missingParties(form, ['shipper', isTicked(form, 'toOrder') ? 'notify' : 'consignee']);

interface GoodsRequirements {
  name: 'psnCn' | 'psnEn';
  hasFlashPoint?: boolean;
  hasEmergency?: boolean;
  hasNet?: boolean;
}

export const missingOfGoods = (
  order: DocumentOrder,
  { name, hasFlashPoint, hasEmergency = true, hasNet = true }: GoodsRequirements,
) =>
  dangerousItems(order).flatMap((goods) => {
    const { item, index } = goods;
    const path = (field: string) => `cargo.${index}.dg.${field}`;
    const isEmpty = (field: string) => dangerousText(order.form, index, field) === '';
    const hasName = !isEmpty(name) || (name === 'psnCn' && item.cargoNameCn !== '');
    return missingAmong(
      [
        [path('unNo'), 'unNo', item.unNo === ''],
        [path(name), name === 'psnEn' ? 'nameEn' : 'nameCn', !hasName],
        [path('technicalName'), 'technicalName', hasTechnicalName(order.form, goods) && isEmpty('technicalName')],
        [path('dgClass'), 'classes', item.dgClass === ''],
        [path('flashPoint'), 'flashPoint', hasFlashPoint === true && isFlammableItem(item) && isEmpty('flashPoint')],
        [`cargo.${index}.netWeight`, 'netKg', hasNet && item.netKg === null],
        [path('emergencyContact'), 'emergencyContact', hasEmergency && isEmpty('emergencyContact')],
        [path('emergencyPhone'), 'emergencyPhone', hasEmergency && isEmpty('emergencyPhone')],
      ],
      index + 1,
    );
  });
