import { dangerousItems, dangerousLine } from './dangerous-goods.ts';
import type { DocumentOrder, DocumentSection } from './description.ts';
import { numberRows } from './recorded-numbers.ts';
import { cargoSection, carriageRows, contactSection, partiesSection } from './sections.ts';
import { measure, textAt } from './values.ts';

function dangerousSection({ items, form }: DocumentOrder): DocumentSection[] {
  const dangerous = dangerousItems({ items });
  if (dangerous.length === 0) return [];
  return [
    {
      name: 'dangerous',
      table: {
        columns: ['description', 'nameCn', 'grossKg', 'emergency'],
        rows: dangerous.map((goods) => {
          const { item, index } = goods;
          const text = (field: string) => textAt(form, `cargo.${index}.dg.${field}`);
          return [
            dangerousLine(form, goods, 'sea'),
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
  { name: 'carriage', rows: [...carriageRows(order), ...numberRows(order)] },
  ...cargoSection(order),
  ...dangerousSection(order),
  contactSection(order),
];
