import { segregationOf } from '#domain/booking/services/fcl/checks.ts';
import { type CargoLine, STOWS } from '#domain/booking/services/fcl/form.ts';
import { boxCount } from '#domain/booking/services/fcl/totals.ts';
import { goodsOf, innerLimitOf } from '#domain/booking/un-fill.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { mendText, segregationReason, VERDICT_NOTICE } from '#src/ui/copy/dangerous-goods.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { useRested } from '../booking/use-booking.ts';
import { selectFclForm } from './selectors.ts';

/** What the verdicts follow from, a word for each line: kept as long as the line itself is. */
const marks = new WeakMap<CargoLine, string>();

function markOf(line: CargoLine): string {
  const known = marks.get(line);
  if (known !== undefined) return known;
  const mark = JSON.stringify([goodsOf(line), line.stow, innerLimitOf(line.dg) !== null]);
  marks.set(line, mark);
  return mark;
}

const marksOf = (lines: readonly CargoLine[]) => lines.map(markOf).join('\n');

/** Every pair of lines that may not share a box, with the reason and what mends it at a press. */
export function Segregation({ actor }: { actor: OrderFormRef }) {
  useRested<CargoLine[], string>(actor, 'cargo', marksOf);
  const form = selectFclForm(actor.getSnapshot());
  const found = segregationOf(form.cargo).filter(({ level }) => level !== 'OK');
  if (found.length === 0) return null;
  const goods = form.cargo.map(goodsOf);
  const used = new Set(form.cargo.map(({ stow }) => stow));
  const free = STOWS.find((stow) => !used.has(stow));
  const canSplit = free !== undefined && used.size < boxCount(form);
  const set = (path: string, value: unknown) => actor.send({ type: 'form.set', path, value });
  return (
    <>
      {found.map((verdict) => {
        const { lineA, lineB, level, mend } = verdict;
        const pair = { ...verdict, a: lineA, b: lineB };
        const title = level === 'BLOCK' ? words.segregation.blocked : words.segregation.warned;
        const limited = [lineA, lineB].find(
          (index) => mend === 'SEPARATE_OR_LIMIT' && innerLimitOf(form.cargo[index]!.dg) !== null,
        );
        return (
          <Restricted key={`${lineA}-${lineB}`} title={title(lineA + 1, lineB + 1)}>
            <PlacardRow values={[...goods[lineA]!.classes, ...goods[lineB]!.classes]} size={40} />
            <p>{segregationReason(goods, pair, 'UNIT')}</p>
            {mend === null ? null : <p>{mendText[mend]}</p>}
            <div className="mt-1 flex flex-wrap gap-1">
              {canSplit ? (
                <Button size={32} icon="split" onClick={() => set(`cargo.${lineB}.stow`, free)}>
                  {words.segregation.split(lineB + 1, choiceName('cargo.0.stow', free))}
                </Button>
              ) : (
                <span className="text-12">{words.segregation.noBox}</span>
              )}
              {limited === undefined ? null : (
                <Button size={32} onClick={() => set(`cargo.${limited}.dg.isLimitedQuantity`, true)}>
                  {words.segregation.limit(limited + 1)}
                </Button>
              )}
            </div>
            <p className="mt-0.5 text-12 text-ink-3">{VERDICT_NOTICE}</p>
          </Restricted>
        );
      })}
    </>
  );
}
