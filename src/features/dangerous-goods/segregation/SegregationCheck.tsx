import { useSelector } from '@xstate/react';
import { segregationCheck as words } from '#copy/dg-desk/tools.ts';
import { KIT } from '#copy/kit.ts';
import {
  type SegregationCheckRef,
  selectAnswer,
  selectCanAdd,
  selectCanRemove,
  selectGoods,
  selectIsBusy,
  selectIsFailed,
  selectIsIncomplete,
  selectIsWrong,
} from '#machines/segregation-check/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { SegregationVerdict } from './SegregationVerdict.tsx';

/** Checks whether goods may share a container: numbers, matrix and remedies. */
export function SegregationCheck({ actor }: { actor: SegregationCheckRef }) {
  const goods = useSelector(actor, selectGoods);
  const answer = useSelector(actor, selectAnswer);
  const isBusy = useSelector(actor, selectIsBusy);
  const isFailed = useSelector(actor, selectIsFailed);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  const canAdd = useSelector(actor, selectCanAdd);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1">
        {[...goods.entries()].map(([at, text]) => (
          <GoodsLine key={at} actor={actor} at={at} text={text} />
        ))}
      </div>
      {canAdd ? (
        <Button size={32} icon="plus" className="justify-self-start" onClick={() => actor.send({ type: 'goods.add' })}>
          {words.add}
        </Button>
      ) : null}
      <div aria-busy={isBusy || undefined} className="min-h-14">
        <p role="status" className="text-12 text-ink-3 empty:hidden">
          {isBusy ? words.busy : isIncomplete ? words.incomplete : ''}
        </p>
        {isFailed ? (
          <p role="alert" className="flex flex-wrap items-center gap-1 text-12 text-danger">
            {words.failed}
            <Button size={32} onClick={() => actor.send({ type: 'check.retry' })}>
              {KIT.retry}
            </Button>
          </p>
        ) : null}
        {answer === null ? null : <SegregationVerdict answer={answer} />}
      </div>
    </div>
  );
}

function GoodsLine({ actor, at, text }: { actor: SegregationCheckRef; at: number; text: string }) {
  const canRemove = useSelector(actor, selectCanRemove);
  const isWrong = useSelector(actor, selectIsWrong(at));
  return (
    <div className="grid content-start gap-0.5">
      <TextInput
        aria-label={words.goods(at + 1)}
        aria-invalid={isWrong || undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(typed) => actor.send({ type: 'goods.typed', at, text: typed })}
        after={
          canRemove ? (
            <Button
              size={32}
              tone="quiet"
              icon="close"
              iconOnly
              className="-mr-1"
              onClick={() => actor.send({ type: 'goods.remove', at })}
            >
              {words.remove(at + 1)}
            </Button>
          ) : null
        }
      />
      {isWrong ? <p className="text-12 text-danger">{words.wrong}</p> : null}
    </div>
  );
}
