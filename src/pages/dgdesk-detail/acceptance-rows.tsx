import { fireCategoriesOf, storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import { dangerousPage } from '#src/ui/copy/dangerous-desk.ts';
import { type AnswerTone, Verdict } from '../dgdesk/tools/ToolAnswer.tsx';
import type { DeskSheet } from './sheet.types.ts';
import { type GroupRow, type RowSection, wholeRow } from './sheet-rows.tsx';

const words = dangerousPage.table;

interface Said {
  tone: AnswerTone;
  text: string;
}

const LCL: Record<DeskSheet['limits'][number]['lcl'], AnswerTone> = { ACCEPTED: 'yes', ASK: 'ask', REFUSED: 'no' };

function verdictRow(name: string, sheet: DeskSheet, saidOf: (limit: DeskSheet['limits'][number]) => Said): GroupRow {
  const cells = sheet.limits.map((limit) => {
    const { tone, text } = saidOf(limit);
    return { key: limit.packingGroup ?? '', text, value: <Verdict tone={tone}>{text}</Verdict> };
  });
  return { name, cells: cells.every(({ text }) => text === cells[0]?.text) ? cells.slice(0, 1) : cells };
}

const joined = (classes: readonly string[]) => classes.join('、');

/** Who takes it comes before who does not. */
const takingFirst = <One extends { takes: boolean }>(list: readonly One[]) =>
  [...list].sort((a, b) => Number(b.takes) - Number(a.takes));

function carrierRow({ code, nameCn, takes, refusedClasses, basis }: DeskSheet['carriers'][number]): GroupRow {
  const verdict = takes ? (
    <Verdict tone="yes">{words.taken}</Verdict>
  ) : (
    <Verdict tone="no">{words.refused(joined(refusedClasses), basis)}</Verdict>
  );
  return wholeRow(words.carrier(nameCn, code), verdict);
}

function storeSaid(store: DeskSheet['warehouses'][number], categories: ReturnType<typeof fireCategoriesOf>): Said {
  if (!store.takes) return { tone: 'no', text: words.storeRefused(joined(store.refusedClasses)) };
  switch (storeAnswer(store.kinds, categories)) {
    case 'TAKEN':
      return { tone: 'yes', text: words.stored };
    case 'ASK':
      return { tone: 'ask', text: words.storeAsked };
    default:
      return { tone: 'no', text: words.storeTooHot(categories.join('、')) };
  }
}

/** The carriers, the consolidation stores and the stores: who takes the goods of which packing group. */
export const acceptanceRows = (sheet: DeskSheet): RowSection => ({
  title: words.sections.acceptance,
  rows: [
    ...takingFirst(sheet.carriers).map(carrierRow),
    verdictRow(words.rows.lcl, sheet, ({ lcl }) => ({ tone: LCL[lcl], text: words.lcl[lcl] })),
    ...takingFirst(sheet.warehouses).map((store) =>
      verdictRow(store.name, sheet, ({ packingGroup }) => storeSaid(store, fireCategoriesOf(sheet, packingGroup))),
    ),
  ],
});
