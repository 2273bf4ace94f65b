import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { draftChoices } from '#copy/booking/opening.ts';
import {
  type BookingRef,
  type DraftChoice,
  type DraftSummary,
  type OfferedDrafts,
  selectIsBusy,
  selectOffered,
  selectRefusalText,
} from '#machines/booking/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const nameOf = ({ lane, boxes }: DraftSummary) => `${lane} ${boxes}`;

/** Lists the new selection and every stored draft in full; the user picks one to continue. */
export function DraftChoices({ actor }: { actor: BookingRef }) {
  const offered = useSelector(actor, selectOffered);
  return offered === null ? null : <Choices actor={actor} offered={offered} />;
}

function Choices({ actor, offered: { choices, chosen } }: { actor: BookingRef; offered: OfferedDrafts }) {
  const isRemoving = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectRefusalText);
  const hasAnonymous = choices.some(({ isAnonymous }) => isAnonymous);
  const pickNew = () => actor.send({ type: 'draft.picked', intent: { kind: 'new' } });
  return (
    <section aria-labelledby="draft-choices" className="grid gap-2">
      <div role="status" className="grid gap-0.5">
        <h2 id="draft-choices" className="font-strong text-20 leading-head">
          {draftChoices.title}
        </h2>
        <p className="text-ink-2">{chosen === null ? draftChoices.lead : draftChoices.chosenLead}</p>
        {hasAnonymous ? <p className="text-ink-2">{draftChoices.anonymousLead}</p> : null}
        {isRemoving ? <p className="text-ink-3">{draftChoices.removing}</p> : null}
      </div>
      {failure === '' ? null : (
        <Note tone="danger" live title={draftChoices.notRemoved}>
          {failure}
        </Note>
      )}
      <ul className="grid gap-2 md:grid-cols-2">
        <li className="min-w-0">
          {chosen === null ? (
            <Card title={draftChoices.fresh}>
              <Button disabled={isRemoving} onClick={pickNew}>
                {draftChoices.useFresh}
              </Button>
            </Card>
          ) : (
            <Card title={draftChoices.chosen} summary={chosen}>
              <Button disabled={isRemoving} onClick={pickNew}>
                {draftChoices.useChosen}
              </Button>
            </Card>
          )}
        </li>
        {choices.map((choice) => (
          <li key={`${choice.owner} ${choice.id}`} className="min-w-0">
            <Draft actor={actor} choice={choice} isRemoving={isRemoving} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftProps {
  actor: BookingRef;
  choice: DraftChoice;
  isRemoving: boolean;
}

function Draft({ actor, choice, isRemoving }: DraftProps) {
  const { id, isAnonymous, summary, keptAt } = choice;
  const use = isAnonymous ? draftChoices.adopt : draftChoices.useOwn;
  const name = nameOf(summary);
  return (
    <Card title={isAnonymous ? draftChoices.anonymous : draftChoices.own} summary={summary} keptAt={keptAt}>
      <Button disabled={isRemoving} onClick={() => actor.send({ type: 'draft.picked', intent: { kind: 'draft', id } })}>
        {use}
        <Named name={name} />
      </Button>
      <Button tone="quiet" disabled={isRemoving} onClick={() => actor.send({ type: 'draft.removed', choice })}>
        {draftChoices.remove}
        <Named name={name} />
      </Button>
    </Card>
  );
}

/** Names the draft of a button for screen readers. */
function Named({ name }: { name: string }) {
  return <span className="sr-only">{draftChoices.of(name)}</span>;
}

interface CardProps {
  title: string;
  summary?: DraftSummary;
  keptAt?: number;
  children: ReactNode;
}

function Card({ title, summary, keptAt = 0, children }: CardProps) {
  return (
    <article className="flex h-full flex-col gap-1.5 rounded border border-line bg-surface p-2">
      <h3 className="font-strong text-16">{title}</h3>
      {summary === undefined ? null : (
        <dl className="grid grow grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 gap-y-0.5">
          <dt className="text-ink-3">{draftChoices.lane}</dt>
          <dd>{summary.lane}</dd>
          <dt className="text-ink-3">{draftChoices.boxes}</dt>
          <dd>{summary.boxes}</dd>
          <dt className="text-ink-3">{draftChoices.goods}</dt>
          <dd className="break-words">{summary.goods}</dd>
          {keptAt === 0 ? null : (
            <>
              <dt className="text-ink-3">{draftChoices.keptAt}</dt>
              <dd>
                <DateTime instant={keptAt} zone="Asia/Shanghai" withYear />
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="mt-auto flex flex-wrap gap-1">{children}</div>
    </article>
  );
}
