import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  type RatesImportRef,
  type RateVersion,
  selectIsAskingToWithdraw,
  selectIsOpen,
  selectIsWithdrawing,
  selectWithdrawal,
} from '#machines/rates-import/index.ts';
import { ratesImport as words } from '#src/ui/copy/rates-import.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { takeLostFocus } from '../desk-queue/take-focus.ts';
import { Question } from './Question.tsx';

interface WithdrawalProps {
  actor: RatesImportRef;
  version: RateVersion;
}

/** Takes back a version that waits for its time, or says that it was. */
export function Withdrawal({ actor, version }: WithdrawalProps) {
  const { versionId, status, fileName, publishAt } = version;
  const isOpen = useSelector(actor, selectIsOpen);
  const isAsked = useSelector(actor, (snapshot) => selectWithdrawal(snapshot)?.versionId === versionId);
  const [wasAsked, setWasAsked] = useState(false);
  const ref = wasAsked ? takeLostFocus : undefined;
  if (isAsked) return <WithdrawalQuestion actor={actor} version={version} />;
  if (status === 'WITHDRAWN' && publishAt === null)
    return (
      <span tabIndex={-1} ref={ref} className="text-12 text-ink-3">
        {words.neverInForce}
      </span>
    );
  if (status !== 'SCHEDULED') return null;
  const ask = () => {
    setWasAsked(true);
    actor.send({ type: 'withdraw.ask', versionId });
  };
  return (
    <Button
      key={String(isOpen)}
      ref={ref}
      size={32}
      tone="danger"
      disabled={!isOpen}
      className="justify-self-start"
      onClick={ask}
    >
      <span>
        {words.withdraw}
        <span className="sr-only"> {fileName}</span>
      </span>
    </Button>
  );
}

function WithdrawalQuestion({ actor, version: { fileName, publishAt } }: WithdrawalProps) {
  const isAsking = useSelector(actor, selectIsAskingToWithdraw);
  const isWithdrawing = useSelector(actor, selectIsWithdrawing);
  const { date, clock } = portTime(publishAt ?? 0, HOUSE_ZONE);
  return (
    <Question
      id="withdrawal"
      title={words.withdrawTitle(fileName)}
      outcome={words.withdrawHelp(`${date} ${clock}`)}
      confirm={words.withdrawConfirm}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isWithdrawing}
      onConfirm={() => actor.send({ type: 'withdraw.confirm' })}
      onKeep={() => actor.send({ type: 'withdraw.keep' })}
    />
  );
}
