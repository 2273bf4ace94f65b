import { useSelector } from '@xstate/react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  type OperatorRestrictionsRef,
  selectCanChoose,
  selectCanDrop,
  selectDraft,
  selectTheirs,
} from '#machines/operator-restrictions/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { takeFocus } from '../queue/take-focus.ts';
import { draftText } from './draft-text.ts';

const timeOf = (instant: number | null): string => {
  if (instant === null) return words.open;
  const { date, clock } = portTime(instant, HOUSE_ZONE);
  return `${date} ${clock}`;
};

/** Two operators edited one row: shows both versions and asks which to keep. */
export function Conflict({ actor }: { actor: OperatorRestrictionsRef }) {
  const theirs = useSelector(actor, selectTheirs);
  const draft = useSelector(actor, selectDraft);
  const canChoose = useSelector(actor, selectCanChoose);
  const canDrop = useSelector(actor, selectCanDrop);
  if (theirs === null || draft === null) return null;
  const columns = [
    {
      head: words.theirs(theirs.editedBy ?? words.reference),
      party: theirs.partyCode,
      what: words.what(theirs),
      source: theirs.source,
      from: timeOf(theirs.validFrom),
      to: timeOf(theirs.validTo),
    },
    {
      head: words.mine,
      party: draft.partyCode,
      what: draftText(draft),
      source: draft.source,
      from: draft.validFrom.replace('T', ' '),
      to: draft.validTo === '' ? words.open : draft.validTo.replace('T', ' '),
    },
  ];
  return (
    <section
      aria-labelledby="conflict"
      className="grid min-w-0 gap-1.5 rounded border border-warn-line bg-warn-soft p-2 md:p-3"
    >
      <h2 id="conflict" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.conflict}
      </h2>
      <p>{words.conflictLead}</p>
      <div className="grid gap-1.5 md:grid-cols-2">
        {columns.map(({ head, ...facts }) => (
          <section key={head} aria-label={head} className="grid min-w-0 content-start gap-0.5 bg-surface p-1">
            <h3 className="font-strong">{head}</h3>
            <dl className="grid gap-0.5">
              {(['party', 'what', 'source', 'from', 'to'] as const).map((fact) => (
                <div key={fact}>
                  <dt className="text-12 text-ink-3">{words.columns[fact]}</dt>
                  <dd>{facts[fact]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button disabled={!canChoose} onClick={() => actor.send({ type: 'mine.keep' })}>
          {words.keepMine}
        </Button>
        <Button disabled={!canChoose} onClick={() => actor.send({ type: 'theirs.take' })}>
          {words.takeTheirs}
        </Button>
        <Button disabled={!canDrop} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </section>
  );
}
