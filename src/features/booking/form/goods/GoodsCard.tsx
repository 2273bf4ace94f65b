import { useId } from 'react';
import { goodsWords } from '#copy/booking/steps.ts';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { copyOfLine } from '#domain/booking/goods-list.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { useRested } from '../use-booking.ts';
import { GoodsFields, type OwnGoods } from './GoodsFields.tsx';

interface GoodsCardProps {
  actor: OrderFormRef;
  index: number;
  isAlone: boolean;
  isFull: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  linesNow: () => readonly GoodsLine[];
  onLines: (lines: readonly GoodsLine[]) => void;
  fileAccess: FileAccess;
  own: OwnGoods;
}

const ofLine = (derive: (line: GoodsLine) => string) => (line: GoodsLine | undefined) =>
  line === undefined ? '' : derive(line);

const nameOf = ofLine(({ cargoNameCn, isDanger, dg }) => {
  const name = cargoNameCn === '' ? goodsWords.cargo.unnamed : cargoNameCn;
  return isDanger && dg.unNo !== '' ? `UN ${dg.unNo} ${name}` : name;
});
const factsOf = ofLine(({ packages, grossWeight, dg, isDanger }) =>
  [
    isDanger && dg.packingGroup !== '' ? packingGroupText([dg.packingGroup]) : '',
    packages === '' ? '' : `${showMeasure(packages)} 件`,
    grossWeight === '' ? '' : `${showMeasure(grossWeight)} kg`,
  ]
    .filter(Boolean)
    .join('，'),
);
const classesOf = ofLine(({ isDanger, dg }) =>
  isDanger ? [...new Set([dg.dgClass, dg.subRisk1, dg.subRisk2])].filter(Boolean).join(' ') : '',
);

/** A goods line: summary in the header, fields below while expanded. */
export function GoodsCard(props: GoodsCardProps) {
  const { actor, index, isAlone, isFull, isFolded, onFold, linesNow, onLines, fileAccess, own } = props;
  const at = `cargo.${index}`;
  const body = useId();
  const title = useId();
  const number = index + 1;
  return (
    <section
      aria-labelledby={title}
      className={classes(
        'min-w-0 rounded border border-line bg-surface [content-visibility:auto]',
        isFolded ? '[contain-intrinsic-height:auto_4rem]' : '[contain-intrinsic-height:auto_64rem]',
      )}
    >
      <header className="flex flex-wrap items-center gap-1.5 px-2 py-1.5">
        <span className="font-strong text-20 text-ink-3">{number}</span>
        <GoodsSum actor={actor} at={at} titleId={title} />
        <div className="flex gap-0.5">
          <Button
            size={32}
            icon="copy"
            iconOnly
            disabled={isFull}
            title={isFull ? goodsWords.cargo.full(CARGO_LINES_OF_A_FORM) : undefined}
            onClick={() => onLines([...linesNow(), copyOfLine(linesNow(), linesNow()[index]!)])}
          >
            {goodsWords.cargo.copy(number)}
          </Button>
          <Button
            size={32}
            icon="trash"
            iconOnly
            disabled={isAlone}
            title={isAlone ? goodsWords.cargo.only : undefined}
            onClick={() => onLines(linesNow().filter((_, other) => other !== index))}
          >
            {goodsWords.cargo.remove(number)}
          </Button>
          <Button
            size={32}
            icon={isFolded ? 'down' : 'up'}
            iconOnly
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : body}
            onClick={() => onFold(!isFolded)}
          >
            {isFolded ? goodsWords.cargo.open(number) : goodsWords.cargo.close(number)}
          </Button>
        </div>
      </header>
      {isFolded ? null : (
        <div id={body} className="border-line border-t px-2 py-2 md:px-3">
          <GoodsFields actor={actor} index={index} fileAccess={fileAccess} own={own} />
        </div>
      )}
    </section>
  );
}

/** Short summary of the line; updates once typing pauses. */
export function GoodsSum({ actor, at, titleId }: { actor: OrderFormRef; at: string; titleId: string }) {
  const name = useRested(actor, at, nameOf);
  const facts = useRested(actor, at, factsOf);
  const risks = useRested(actor, at, classesOf);
  return (
    <>
      {risks === '' ? null : <PlacardRow values={risks.split(' ')} size={40} />}
      <div className="min-w-0 flex-1 basis-20">
        <h3 id={titleId} className="font-strong">
          {name}
        </h3>
        <p className="text-12 text-ink-3">{facts}</p>
      </div>
    </>
  );
}
