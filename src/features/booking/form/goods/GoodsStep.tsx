import { lazy, type ReactNode, Suspense, useState } from 'react';
import { goodsWords } from '#copy/booking/steps.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { newLine } from '#domain/booking/goods-list.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { showNumberText } from '#domain/number-text.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { useDerived, useRested, valueNow } from '../use-booking.ts';
import { GoodsCard } from './GoodsCard.tsx';
import type { OwnGoods } from './GoodsFields.tsx';
import type { PasteGoodsProps } from './PasteDialog.tsx';
import type { FoldedLines } from './use-folded-lines.ts';

const PasteDialog = lazy(() => import('./PasteDialog.tsx').catch(() => ({ default: Missing })));

/** Opens a dialog for a packing list copied from a spreadsheet; stays mounted for its closing animation. */
export function PasteGoods(props: PasteGoodsProps) {
  const [opened, setOpened] = useState<'closed' | 'never' | 'open'>('never');
  return (
    <>
      <Button size={32} icon="grid" {...loadOnApproach} onClick={() => setOpened('open')}>
        {goodsWords.cargo.paste}
      </Button>
      <Suspense>
        {opened === 'never' ? null : (
          <PasteDialog {...props} isOpen={opened === 'open'} onClose={() => setOpened('closed')} />
        )}
      </Suspense>
    </>
  );
}

export interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

export interface GoodsStepProps extends CargoStepProps {
  /** Initial values of a new line. */
  blank: GoodsLine;
  /** New lines start as dangerous goods. */
  isDanger: boolean;
  own?: OwnGoods;
  /** Warnings about incompatible goods. */
  segregation: ReactNode;
  /** Follows the goods: loads, documents. */
  children?: ReactNode;
}

const totalOf = (lines: readonly GoodsLine[]) => decimalText(grossOf(lines));
const idsOf = (lines: readonly GoodsLine[]) => lines.map(({ id }) => id).join(' ');

/** Goods line by line, segregation, and dependent sections. */
export function GoodsStep(props: GoodsStepProps) {
  const { actor, fileAccess, blank, isDanger, own = {}, segregation, folded, onFold, children } = props;
  const ids = useDerived<GoodsLine[], string>(actor, 'cargo', idsOf).split(' ');
  const total = useRested<GoodsLine[], string>(actor, 'cargo', totalOf);
  const linesNow = () => valueNow<readonly GoodsLine[]>(actor, 'cargo');
  const set = (value: readonly GoodsLine[]) => actor.send({ type: 'form.set', path: 'cargo', value });
  const isFull = ids.length >= CARGO_LINES_OF_A_FORM;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2 className="font-strong text-20">
          {goodsWords.cargo.title} <span className="text-16 text-ink-3">{goodsWords.cargo.count(ids.length)}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-1">
          <span className="text-12 text-ink-3">{goodsWords.cargo.total(showNumberText(total, { decimals: 0 }))}</span>
          <PasteGoods
            blank={blank}
            isDanger={isDanger}
            room={CARGO_LINES_OF_A_FORM - ids.length}
            linesNow={linesNow}
            onLines={set}
          />
        </div>
      </div>
      {segregation}
      {ids.map((id, index) => (
        <GoodsCard
          key={id}
          actor={actor}
          index={index}
          isAlone={ids.length === 1}
          isFull={isFull}
          isFolded={folded.has(id)}
          onFold={(isFolded) => onFold(id, isFolded)}
          linesNow={linesNow}
          onLines={set}
          fileAccess={fileAccess}
          own={own}
        />
      ))}
      <Button
        icon="plus"
        block
        disabled={isFull}
        onClick={() => set([...linesNow(), newLine(linesNow(), blank, isDanger)])}
      >
        {isFull ? goodsWords.cargo.full(CARGO_LINES_OF_A_FORM) : goodsWords.cargo.add}
      </Button>
      {children}
    </>
  );
}
