import { choiceName } from '#copy/booking/choices.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { mendText, segregationReason, VERDICT_NOTICE } from '#copy/dangerous-goods/verdicts.ts';
import { type StowedLine, segregationOf } from '#domain/booking/stowed-goods.ts';
import { goodsOf, innerLimitOf } from '#domain/booking/un-fill.ts';
import type { SharedSpace } from '#domain/dangerous-goods/segregation.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { anchorOf } from '../BookedField.tsx';
import { useRested, valueNow } from '../use-booking.ts';

/** Focuses the control of a field once it is rendered. */
export const jumpTo = (path: string) =>
  requestAnimationFrame(() => {
    const element = document.getElementById(anchorOf(path));
    const control = element?.querySelector<HTMLElement>('input, select, button, textarea, [tabindex]') ?? element;
    control?.focus();
    element?.scrollIntoView({ block: 'center' });
  });

/** Values of a line that segregation depends on, cached by line object. */
const marks = new WeakMap<StowedLine, string>();

function markOf(line: StowedLine): string {
  const known = marks.get(line);
  if (known !== undefined) return known;
  const mark = JSON.stringify([goodsOf(line), line.stow, innerLimitOf(line.dg) !== null]);
  marks.set(line, mark);
  return mark;
}

const marksOf = (lines: readonly StowedLine[]) => lines.map(markOf).join('\n');

interface SegregationProps {
  actor: OrderFormRef;
  /** Container letters, number of containers, and a function that adds one; absent when all goods share one space. */
  stows?: { letters: readonly string[]; boxes: () => number; add?: () => void };
  /** Where the goods lie together. */
  space?: SharedSpace;
}

/** Lists each pair that may not share a container, with the reason and a button that separates them. */
export function Segregation({ actor, stows, space = 'UNIT' }: SegregationProps) {
  useRested<StowedLine[], string>(actor, 'cargo', marksOf);
  const lines = valueNow<readonly StowedLine[]>(actor, 'cargo');
  const found = segregationOf(lines).filter(({ level }) => level !== 'OK');
  if (found.length === 0) return null;
  const goods = lines.map(goodsOf);
  const used = new Set(lines.map(({ stow }) => stow));
  const free = stows?.letters.find((letter) => !used.has(letter));
  const hasBox = stows !== undefined && used.size < stows.boxes();
  const canSplit = free !== undefined && (hasBox || stows?.add !== undefined);
  /** The pressed button disappears, so focus moves to the message about the change. */
  const set = (path: string, value: unknown) => {
    actor.send({ type: 'form.set', path, value });
    jumpTo(path);
  };
  const split = (line: number) => {
    if (!hasBox) stows?.add?.();
    set(`cargo.${line}.stow`, free);
  };
  return (
    <>
      {found.map((verdict) => {
        const { lineA, lineB, level, mend } = verdict;
        const pair = { ...verdict, a: lineA, b: lineB };
        const title = stepWords.segregation[space][level === 'BLOCK' ? 'blocked' : 'warned'];
        const limited = [lineA, lineB].find(
          (index) => mend === 'SEPARATE_OR_LIMIT' && innerLimitOf(lines[index]!.dg) !== null,
        );
        return (
          <Restricted key={`${lineA}-${lineB}`} title={title(lineA + 1, lineB + 1)}>
            <PlacardRow values={[...goods[lineA]!.classes, ...goods[lineB]!.classes]} size={40} />
            <p>{segregationReason(goods, pair, space)}</p>
            {mend === null ? null : <p>{mendText[mend]}</p>}
            <div className="mt-1 flex flex-wrap gap-1">
              {canSplit ? (
                <Button size={32} icon="split" onClick={() => split(lineB)}>
                  {stepWords.segregation[hasBox ? 'split' : 'addBox'](lineB + 1, choiceName('cargo.0.stow', free))}
                </Button>
              ) : (
                <span className="text-12">
                  {stows === undefined ? stepWords.segregation[space].apart : stepWords.segregation.noBox}
                </span>
              )}
              {limited === undefined ? null : (
                <Button size={32} onClick={() => set(`cargo.${limited}.dg.isLimitedQuantity`, true)}>
                  {stepWords.segregation.limit(limited + 1)}
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
