import { segregationCheck as words } from '#copy/dg-desk/tools.ts';
import type { SegregationAnswer } from '#machines/segregation-check/index.ts';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';

type Pair = SegregationAnswer['pairs'][number];

const TONES = { OK: 'text-ok', WARN: 'text-warn', BLOCK: 'text-danger' } as const;

export function SegregationVerdict({ answer: { goods, pairs, worst } }: { answer: SegregationAnswer }) {
  const unknown = goods.filter(({ known }) => !known);
  const judged = pairs.filter((pair) => isJudged(goods, pair));
  const [first, second] = goods;
  return (
    <div className="grid gap-1">
      {goods.length === 2 && first && second && pairs[0] ? (
        <div className="flex items-start justify-center gap-2 py-1">
          <Side goods={first} />
          {judged[0] ? <Level pair={judged[0]} /> : null}
          <Side goods={second} />
        </div>
      ) : (
        <Matrix goods={goods} pairs={pairs} />
      )}
      {worst !== 'OK' || judged.length === pairs.length ? (
        <p className={`font-strong ${TONES[worst]}`}>{words.worst[worst]}</p>
      ) : null}
      <ul aria-label={words.advice} className="grid gap-1 text-12 text-ink-2">
        {judged
          .filter(({ level }) => level !== 'OK' || pairs.length === 1)
          .map((pair) => (
            <li key={`${pair.a}-${pair.b}`} className="grid gap-0.5">
              <span>
                {pair.reason}
                {pair.mend === null ? null : <span className="block text-ink">{pair.mend}</span>}
              </span>
              <Steps goods={goods} pair={pair} isAlone={pairs.length === 1} />
            </li>
          ))}
        {unknown.map(({ unNo }) => (
          <li key={unNo} className="text-warn">
            {words.unknown(unNo)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Goods = SegregationAnswer['goods'][number];

/** Rules checked for a pair, the decisive one marked; folded for several pairs. */
function Steps({ goods, pair: { a, b, steps }, isAlone }: { goods: readonly Goods[]; pair: Pair; isAlone: boolean }) {
  const list = (
    <ol className="grid gap-0.25">
      {steps.map(({ rule, text, level, isDecisive }) => (
        <li
          key={`${rule} ${text}`}
          className={`diamond-before flex items-baseline gap-0.75 ${isDecisive ? TONES[level] : 'text-ink-3'}`}
          data-hollow={!isDecisive || undefined}
        >
          <span className="min-w-0 text-ink-2">
            <span className="font-strong text-ink">{rule}</span> {text}
            {isDecisive ? <span className="font-strong text-ink"> {words.decisive}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
  const name = words.stepsOf(words.pair(goods[a]?.unNo ?? '', goods[b]?.unNo ?? ''));
  if (isAlone)
    return (
      <section aria-label={name} className="grid gap-0.25">
        <p className="text-ink-3">{words.steps}</p>
        {list}
      </section>
    );
  return (
    <details>
      <summary className="min-h-4 cursor-pointer py-0.5 text-link">{name}</summary>
      {list}
    </details>
  );
}

/** Goods without a class cannot be judged: the absence of a rule permits nothing. */
const isJudged = (goods: readonly Goods[], { a, b }: Pair) =>
  [goods[a], goods[b]].every((one) => one !== undefined && one.classes.length > 0);

const Side = ({ goods: { unNo, nameCn, classes } }: { goods: Goods }) => (
  <span className="grid justify-items-center text-center">
    {classes[0] === undefined ? null : <ClassPlacard value={classes[0]} size={48} numberOnly />}
    <span className="font-strong">UN {unNo}</span>
    <span className="text-12 text-ink-2">{nameCn}</span>
  </span>
);

const Level = ({ pair: { value } }: { pair: Pair }) => (
  <span className="mt-0.5 grid size-5 shrink-0 place-items-center border border-track border-dashed font-strong text-20 text-track">
    <span aria-hidden="true">{value}</span>
    <span className="sr-only">{value === words.none ? words.noneWords : words.value(value)}</span>
  </span>
);

function Matrix({ goods, pairs }: Pick<SegregationAnswer, 'goods' | 'pairs'>) {
  const between = (a: number, b: number) =>
    pairs.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a));
  // A number may occur twice, so lines are keyed by index.
  const lines = [...goods.entries()];
  return (
    <table className="w-full table-fixed border-collapse text-center text-12 [overflow-wrap:normal]">
      <caption className="sr-only">{words.matrix}</caption>
      <thead>
        <tr>
          <td />
          {lines.map(([index, { unNo }]) => (
            <th key={index} scope="col" className="border border-line p-0.5 font-strong">
              {unNo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([row, { unNo }]) => (
          <tr key={row}>
            <th scope="row" className="border border-line p-0.5 font-strong">
              {unNo}
            </th>
            {lines.map(([column]) => {
              const pair = row === column ? undefined : between(row, column);
              return <Cell key={column} pair={pair} isJudged={pair !== undefined && isJudged(goods, pair)} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ pair, isJudged }: { pair: Pair | undefined; isJudged: boolean }) {
  const tone = pair && isJudged ? TONES[pair.level] : 'bg-sunken text-ink-3';
  return (
    <td className={`border border-line p-0.5 ${tone}`}>
      {pair ? isJudged ? pair.value : words.unjudged : <span className="sr-only">{words.self}</span>}
    </td>
  );
}
