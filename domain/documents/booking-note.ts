import { descriptionLine } from '../dangerous-goods/description-line.ts';
import type { DocumentItem, DocumentOrder, DocumentSection } from './description.ts';
import { cargoSection, carriageRows, contactSection, partiesSection } from './sections.ts';
import { isTicked, measure, textAt } from './values.ts';

interface DangerousItem extends DocumentItem {
  unNo: string;
  dgClass: string;
}

/** The dangerous ones, each with its place among all goods. */
export const dangerousItems = ({ items }: Pick<DocumentOrder, 'items'>): { item: DangerousItem; index: number }[] =>
  items.flatMap((item, index) =>
    item.unNo === null || item.dgClass === null
      ? []
      : [{ item: { ...item, unNo: item.unNo, dgClass: item.dgClass }, index }],
  );

/** UN number, name, class, group, flash point and marine pollutant, in the order of IMDG 5.4.1.4. */
export function dangerousLine(form: unknown, item: DangerousItem, index: number): string {
  const at = (field: string) => `cargo.${index}.dg.${field}`;
  return descriptionLine({
    unNo: item.unNo,
    properShippingName: textAt(form, at('psnEn')),
    technicalName: textAt(form, at('technicalName')),
    mainClass: item.dgClass,
    subsidiaryClasses: item.subsidiaryClasses,
    packingGroup: item.packingGroup,
    flashPoint: textAt(form, at('flashPoint')) || null,
    marinePollutant: isTicked(form, at('isMarinePollutant')),
  });
}

function dangerousSection({ items, form }: DocumentOrder): DocumentSection[] {
  const dangerous = dangerousItems({ items });
  if (dangerous.length === 0) return [];
  return [
    {
      name: 'dangerous',
      table: {
        columns: ['description', 'nameCn', 'grossKg', 'emergency'],
        rows: dangerous.map(({ item, index }) => {
          const text = (field: string) => textAt(form, `cargo.${index}.dg.${field}`);
          return [
            dangerousLine(form, item, index),
            text('psnCn') || item.cargoNameCn,
            measure(item.grossKg),
            [text('emergencyContact'), text('emergencyPhone')].filter((part) => part !== '').join('\n'),
          ];
        }),
      },
    },
  ];
}

export const bookingNote = (order: DocumentOrder): DocumentSection[] => [
  { name: 'order', rows: [{ term: 'orderNo', values: [order.orderNo] }] },
  ...partiesSection(order),
  { name: 'carriage', rows: carriageRows(order) },
  ...cargoSection(order),
  ...dangerousSection(order),
  contactSection(order),
];
