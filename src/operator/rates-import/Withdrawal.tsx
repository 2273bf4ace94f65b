import { useSelector } from '@xstate/react';
import { ratesImport as words } from '#copy/operator/rates.ts';
import {
  type RatesImportRef,
  type RateVersion,
  selectIsAskingToWithdraw,
  selectIsOpen,
  selectIsWithdrawing,
  selectWithdrawal,
} from '#machines/rates-import/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { portTime } from '#src/ui/text/time-text.ts';
import { ConfirmQuestion } from '../queue/Question.tsx';
import { AskButton, useConfirmed } from './AskButton.tsx';

interface WithdrawalProps {
  actor: RatesImportRef;
  version: RateVersion;
}

/** Cancels a scheduled version, or confirms its cancellation. */
export function Withdrawal({ actor, version }: WithdrawalProps) {
  const { versionId, status, fileName, publishAt } = version;
  const isOpen = useSelector(actor, selectIsOpen);
  const isConfirming = useSelector(actor, (snapshot) => selectWithdrawal(snapshot)?.versionId === versionId);
  const confirmed = useConfirmed(() => actor.send({ type: 'withdraw.ask', versionId }));
  if (isConfirming) return <WithdrawalQuestion actor={actor} version={version} />;
  if (status === 'WITHDRAWN' && publishAt === null)
    return (
      <span tabIndex={-1} ref={confirmed.ref} className="text-12 text-ink-3">
        {words.neverInForce}
      </span>
    );
  if (status !== 'SCHEDULED') return null;
  return (
    <AskButton {...confirmed} canAsk={isOpen}>
      <span>
        {words.withdraw}
        <span className="sr-only"> {fileName}</span>
      </span>
    </AskButton>
  );
}

function WithdrawalQuestion({ actor, version: { fileName, publishAt } }: WithdrawalProps) {
  const isAsking = useSelector(actor, selectIsAskingToWithdraw);
  const isWithdrawing = useSelector(actor, selectIsWithdrawing);
  const { date, clock } = portTime(publishAt ?? 0, HOUSE_ZONE);
  return (
    <ConfirmQuestion
      id="withdrawal"
      title={words.withdrawTitle(fileName)}
      help={words.withdrawHelp(`${date} ${clock}`)}
      confirm={words.withdrawConfirm}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isWithdrawing}
      onConfirm={() => actor.send({ type: 'withdraw.confirm' })}
      onKeep={() => actor.send({ type: 'withdraw.keep' })}
    />
  );
}
