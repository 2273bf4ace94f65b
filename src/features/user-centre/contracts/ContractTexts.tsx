import { useSelector } from '@xstate/react';
import { reading } from '#copy/booking/outcome.ts';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import {
  type ContractsRef,
  type OpenedContract,
  selectCanConclude,
  selectCanLeave,
  selectFailure,
  selectIsAgreed,
  selectIsBusy,
} from '#machines/contracts/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Amounts } from '../invoices/Amounts.tsx';
import { StepHead } from '../invoices/StepHead.tsx';

const asWritten = (paragraph: string) => paragraph;
/** Scrollable regions must be focusable by keyboard. */
const stop = { tabIndex: 0 };

/** Both contract texts in full, with the customer's consent. */
export function ContractTexts({ actor, opened }: { actor: ContractsRef; opened: OpenedContract }) {
  const { record, texts } = opened;
  return (
    <div className="grid gap-2">
      <StepHead>{words.texts(record.orderNo)}</StepHead>
      <p className="flex flex-wrap gap-x-1 text-ink-2">
        {words.amounts} <Amounts amounts={record.totals} />
      </p>
      <div className="grid gap-2 lg:grid-cols-2">
        {texts.map(({ kind, title, version, effectiveDate, body }) => (
          <div key={kind} className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
            <h3 className="font-strong text-16">{title}</h3>
            <p className="text-12 text-ink-3">{reading.version(version)}</p>
            <section aria-label={title} {...stop} className="max-h-[60vh] overflow-y-auto outline-offset-[-2px]">
              <LegalArticle text={{ title, version, effectiveDate, ...body }} fill={asWritten} />
            </section>
          </div>
        ))}
      </div>
      <Agreeing actor={actor} opened={opened} />
    </div>
  );
}

function Agreeing({ actor, opened: { record, method } }: { actor: ContractsRef; opened: OpenedContract }) {
  const isAgreed = useSelector(actor, selectIsAgreed);
  const isBusy = useSelector(actor, selectIsBusy);
  const canConclude = useSelector(actor, selectCanConclude);
  const canLeave = useSelector(actor, selectCanLeave);
  const failure = useSelector(actor, selectFailure);
  const back = (
    <Button disabled={!canLeave} onClick={() => actor.send({ type: 'contracts.back' })}>
      {words.back}
    </Button>
  );
  if (!record.mayConclude)
    return (
      <Note tone="warn" live action={back}>
        {words.late}
      </Note>
    );
  return (
    <div className="grid gap-2">
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.notConcluded(failure)}
        </Note>
      )}
      <Checkbox checked={isAgreed} disabled={!canLeave} onChange={() => actor.send({ type: 'contracts.agree' })}>
        {words.agree}
      </Checkbox>
      <div className="flex flex-wrap gap-1">
        {back}
        <Button
          tone="primary"
          busy={isBusy}
          disabled={!canConclude && !isBusy}
          onClick={() => actor.send({ type: 'contracts.conclude' })}
        >
          {words.conclude[method]}
        </Button>
      </div>
    </div>
  );
}
