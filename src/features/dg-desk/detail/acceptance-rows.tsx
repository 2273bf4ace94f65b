import { dangerousPage } from '#copy/dg-desk/page.ts';
import { storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import { type AnswerTone, Verdict } from '../tools/ToolAnswer.tsx';
import type { DeskSheet } from './sheet.types.ts';
import { columnKey, type GroupRow, provisionsOf, type RowSection, wholeRow } from './sheet-rows.tsx';

const words = dangerousPage.table;

interface Acceptance {
  tone: AnswerTone;
  text: string;
}

const LCL: Record<DeskSheet['limits'][number]['lcl'], AnswerTone> = { ACCEPTED: 'yes', ASK: 'ask', REFUSED: 'no' };

/** A carrier or warehouse with its answer, merged when equal for every packing group. */
interface Taker {
  name: string;
  answers: readonly (Acceptance & { key: string })[];
}

function takerOf(
  name: string,
  sheet: DeskSheet,
  acceptanceFor: (limit: DeskSheet['limits'][number]) => Acceptance,
): Taker {
  const answers = sheet.limits.map((limit) => ({ key: columnKey(limit), ...acceptanceFor(limit) }));
  return { name, answers: answers.every(({ text }) => text === answers[0]?.text) ? answers.slice(0, 1) : answers };
}

const verdictRow = ({ name, answers }: Taker): GroupRow => ({
  name,
  cells: answers.map(({ key, tone, text }) => ({ key, value: <Verdict tone={tone}>{text}</Verdict> })),
});

/** Groups carriers with identical answers into one row: count, answer, names. */
function rowsOf(takers: readonly Taker[], counted: (count: number) => string): GroupRow[] {
  const wordOf = ({ name, answers }: Taker) => (answers.length === 1 ? answers[0]?.text : name);
  return [...new Set(takers.map(wordOf))].map((word) => {
    const alike = takers.filter((taker) => wordOf(taker) === word);
    const [first, ...others] = alike as [Taker, ...Taker[]];
    if (others.length === 0) return verdictRow(first);
    const names = alike.map(({ name }) => name).join('、');
    return wholeRow(
      counted(alike.length),
      <>
        <Verdict tone={first.answers[0]?.tone ?? 'ask'}>{word}</Verdict>
        <span className="mt-0.5 block text-ink-2">{names}</span>
      </>,
    );
  });
}

const joined = (classes: readonly string[]) => classes.join('、');

/** Accepting carriers come first. */
const takingFirst = <One extends { takes: boolean }>(list: readonly One[]) =>
  [...list].sort((a, b) => Number(b.takes) - Number(a.takes));

const carrierAcceptance = ({ takes, refusedClasses, basis }: DeskSheet['carriers'][number]): Acceptance =>
  takes ? { tone: 'yes', text: words.taken } : { tone: 'no', text: words.refused(joined(refusedClasses), basis) };

type Categories = DeskSheet['provisions'][number]['fireCategories'];

function storeAcceptance(store: DeskSheet['warehouses'][number], categories: Categories): Acceptance {
  if (!store.takes) return { tone: 'no', text: words.storeRefused(joined(store.refusedClasses)) };
  switch (storeAnswer(store.kinds, categories)) {
    case 'TAKEN':
      return { tone: 'yes', text: words.stored };
    case 'ASK':
      return { tone: 'ask', text: categories === null ? words.storeOpen : words.storeToConfirm };
    default:
      return { tone: 'no', text: words.storeTooHot((categories ?? []).join('、')) };
  }
}

/** Acceptance by packing group: carriers, consolidation warehouses and storage warehouses. */
export const acceptanceRows = (sheet: DeskSheet): RowSection => ({
  title: words.sections.acceptance,
  rows: [
    ...rowsOf(
      takingFirst(sheet.carriers).map((carrier) =>
        takerOf(words.carrier(carrier.nameCn, carrier.code), sheet, () => carrierAcceptance(carrier)),
      ),
      words.carriers,
    ),
    verdictRow(takerOf(words.rows.lcl, sheet, ({ lcl }) => ({ tone: LCL[lcl], text: words.lcl[lcl] }))),
    ...rowsOf(
      takingFirst(sheet.warehouses).map((store) =>
        takerOf(store.name, sheet, (limit) =>
          storeAcceptance(store, provisionsOf(sheet, limit)?.fireCategories ?? null),
        ),
      ),
      words.stores,
    ),
  ],
});
