import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { type AnswerTone, Verdict } from '../tools/ToolAnswer.tsx';
import { sheetHref } from '../views/desk-classes.ts';
import {
  columnKey,
  type DeskSheet,
  type GroupRow,
  provisionsOf,
  type RowSection,
  sheetRows,
  wholeRow,
} from './sheet-rows.tsx';

const acceptanceRowsWords = dangerousPage.table;

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
  takes
    ? { tone: 'yes', text: acceptanceRowsWords.taken }
    : { tone: 'no', text: acceptanceRowsWords.refused(joined(refusedClasses), basis) };

type Categories = DeskSheet['provisions'][number]['fireCategories'];

function storeAcceptance(store: DeskSheet['warehouses'][number], categories: Categories): Acceptance {
  if (!store.takes) return { tone: 'no', text: acceptanceRowsWords.storeRefused(joined(store.refusedClasses)) };
  switch (storeAnswer(store.kinds, categories)) {
    case 'TAKEN':
      return { tone: 'yes', text: acceptanceRowsWords.stored };
    case 'ASK':
      return {
        tone: 'ask',
        text: categories === null ? acceptanceRowsWords.storeOpen : acceptanceRowsWords.storeToConfirm,
      };
    default:
      return { tone: 'no', text: acceptanceRowsWords.storeTooHot((categories ?? []).join('、')) };
  }
}

/** Acceptance by packing group: carriers, consolidation warehouses and storage warehouses. */
export const acceptanceRows = (sheet: DeskSheet): RowSection => ({
  title: acceptanceRowsWords.sections.acceptance,
  rows: [
    ...rowsOf(
      takingFirst(sheet.carriers).map((carrier) =>
        takerOf(acceptanceRowsWords.carrier(carrier.nameCn, carrier.code), sheet, () => carrierAcceptance(carrier)),
      ),
      acceptanceRowsWords.carriers,
    ),
    verdictRow(
      takerOf(acceptanceRowsWords.rows.lcl, sheet, ({ lcl }) => ({
        tone: LCL[lcl],
        text: acceptanceRowsWords.lcl[lcl],
      })),
    ),
    ...rowsOf(
      takingFirst(sheet.warehouses).map((store) =>
        takerOf(store.name, sheet, (limit) =>
          storeAcceptance(store, provisionsOf(sheet, limit)?.fireCategories ?? null),
        ),
      ),
      acceptanceRowsWords.stores,
    ),
  ],
});

const words = dangerousPage.table;
/** Focusable, so that the keyboard can scroll it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
/** Columns that fit a phone. */
const FEW = 3;

/** Table with a column per packing group; equal cells are merged. */
export function GroupTable({ sheet, group }: { sheet: DeskSheet; group: string | null }) {
  const { limits } = sheet;
  const groups = limits.map(({ packingGroup }) => packingGroup);
  const chosen = groups.length > 1 && group !== null ? groups.indexOf(group as (typeof groups)[number]) : -1;
  const count = limits.every(({ variant }) => variant === '') ? words.counts[groups.length] : undefined;
  const isWide = limits.length > FEW;
  return (
    <section aria-labelledby="groups" className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline gap-x-1.5">
        <h2 id="groups" className="font-strong text-20 leading-head">
          {count === undefined
            ? groups.length === 1
              ? words.one
              : words.variantsOf(groups.length)
            : words.many(count)}
        </h2>
        {count === undefined ? null : (
          <p className="text-ink-2">{chosen === -1 ? words.choose : words.chosen(groups[chosen] ?? '')}</p>
        )}
      </div>
      <div
        {...(isWide ? SCROLLED_BY_KEYS : {})}
        className={classes('rounded border border-line bg-surface', isWide ? 'overflow-x-auto' : 'overflow-clip')}
      >
        <table
          className={classes('w-full table-fixed border-collapse text-left text-12 md:text-14', isWide && 'min-w-160')}
        >
          <caption className="sr-only">{dangerousPage.title(sheet.unNo, sheet.nameCn)}</caption>
          <thead className="bg-sunken">
            <tr>
              <th scope="col" className="w-12 p-1 md:w-21 md:px-1.5">
                <span className="sr-only">{words.item}</span>
              </th>
              {limits.map((limit, index) => (
                <th
                  key={columnKey(limit)}
                  scope="col"
                  className={classes(
                    'p-1 align-baseline font-normal text-ink-2 md:px-1.5',
                    index === chosen && 'border-sea border-t-[3px] bg-sea-soft',
                  )}
                >
                  <GroupHead
                    unNo={sheet.unNo}
                    group={limit.packingGroup}
                    variant={limit.variant}
                    isOnly={groups.length === 1}
                    isChosen={index === chosen}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {[...sheetRows(sheet), acceptanceRows(sheet)].map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th
                  colSpan={groups.length + 1}
                  scope="rowgroup"
                  className="border-line border-t px-1 pt-2 pb-0.75 font-strong text-ink md:px-1.5"
                >
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Line key={row.name} row={row} count={groups.length} chosen={chosen} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="mt-1 text-12 text-ink-3">
        {dangerousLookup.limitsNote}
        {dangerousLookup.notice}
      </p>
    </section>
  );
}

interface GroupHeadProps {
  unNo: string;
  group: 'I' | 'II' | 'III' | null;
  variant: string;
  isOnly: boolean;
  isChosen: boolean;
}

function GroupHead({ unNo, group, variant, isOnly, isChosen }: GroupHeadProps) {
  const variantText = words.variants[variant] ?? variant;
  if (group === null) return <span className="text-ink">{variantText || dangerousLookup.noPackingGroup}</span>;
  const about = isChosen ? `${words.danger[group]}，${words.mine}` : words.danger[group];
  return (
    <>
      {isOnly ? (
        <span className="mr-0.75 font-strong text-20 text-ink">{group}</span>
      ) : (
        <Link
          href={sheetHref(unNo, group)}
          aria-current={isChosen ? 'true' : undefined}
          className="mr-0.75 inline-flex min-h-3 min-w-3 items-center font-strong text-20 text-link underline-offset-4 hover:underline"
        >
          {group}
        </Link>
      )}
      {variantText === '' ? null : <span className="block text-ink">{variantText}</span>}
      <span className="max-md:sr-only">{about}</span>
    </>
  );
}

const cell = 'border-line border-t px-0.5 py-1 align-top md:px-1.5';

function Line({ row, count, chosen }: { row: GroupRow; count: number; chosen: number }) {
  const { name, cells } = row;
  const isOne = cells.length === 1;
  return (
    <tr>
      <th scope="row" className={classes(cell, 'font-normal text-ink-2')}>
        {name}
      </th>
      {cells.map(({ key, value }, index) => (
        <td
          key={key}
          colSpan={isOne ? count : 1}
          className={classes(cell, !isOne && index === chosen && 'bg-sea-soft')}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
