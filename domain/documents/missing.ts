import { dangerousItems, dangerousText, hasTechnicalName, isFlammableItem } from './dangerous-goods.ts';
import type { DocumentOrder, MissingField, Term } from './description.ts';
import { isTicked, textAt } from './values.ts';

type Required = readonly (readonly [path: string, term: Term, isMissing: boolean])[];

export const missingAmong = (required: Required, line: number | null = null): MissingField[] =>
  required.flatMap(([path, term, isMissing]) => (isMissing ? [{ path, term, line }] : []));

/** Fields of the parties that are empty, each with the name and the address. */
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

/** The shipper and who receives: the consignee, or whom to notify under a bill to order. */
export const missingOfBill = ({ form }: DocumentOrder): MissingField[] =>
  missingParties(form, ['shipper', isTicked(form, 'toOrder') ? 'notify' : 'consignee']);

interface Asked {
  name: 'psnCn' | 'psnEn';
  hasFlashPoint?: boolean;
  hasEmergency?: boolean;
  hasNet?: boolean;
}

/** What each dangerous line has to say. */
export const missingOfGoods = (
  order: DocumentOrder,
  { name, hasFlashPoint, hasEmergency = true, hasNet = true }: Asked,
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
