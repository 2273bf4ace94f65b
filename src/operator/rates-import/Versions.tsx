import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { ratesImport as words } from '#copy/operator/rates.ts';
import { type ImportService, isList } from '#domain/imports/services.ts';
import {
  type RatesImportRef,
  type RateVersion,
  selectCanAskRollback,
  selectComingBack,
  selectInForce,
  selectIsAsking,
  selectIsAskingToWithdraw,
  selectIsOpen,
  selectIsRollingBack,
  selectIsUnread,
  selectIsWithdrawing,
  selectService,
  selectVersions,
  selectWithdrawal,
} from '#machines/rates-import/index.ts';
import { takeLostFocus } from '#src/operator/queue/take-focus.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { ConfirmQuestion } from '../queue/Question.tsx';

/** A button with a confirmation: its result takes over the focus. */
export function useConfirmed(ask: () => void) {
  const [wasPressed, setWasPressed] = useState(false);
  return {
    ref: wasPressed ? takeLostFocus : undefined,
    onClick: () => {
      setWasPressed(true);
      ask();
    },
  };
}

interface AskButtonProps extends ReturnType<typeof useConfirmed> {
  canAsk: boolean;
  children: ReactNode;
}

export const AskButton = ({ canAsk, children, ...asked }: AskButtonProps) => (
  <Button key={String(canAsk)} {...asked} size={32} tone="danger" disabled={!canAsk} className="justify-self-start">
    {children}
  </Button>
);

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

/** Versions with author and effective time; the current one can be rolled back. */
export function Versions({ actor }: { actor: RatesImportRef }) {
  const versions = useSelector(actor, selectVersions);
  const inForce = useSelector(actor, selectInForce);
  const isOpen = useSelector(actor, selectIsOpen);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <section
      aria-labelledby="versions"
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2 id="versions" className="font-strong text-16 leading-head">
          {words.versions}
        </h2>
        {isUnread ? null : (
          <Button size={32} icon="refresh" disabled={!isOpen} onClick={() => actor.send({ type: 'list.renew' })}>
            {words.renew}
          </Button>
        )}
      </div>
      <Rollback actor={actor} />
      {versions === null ? null : versions.length === 0 ? (
        <p className="text-ink-3">{words.noVersions}</p>
      ) : (
        <ul className="grid">
          {versions.map((version) => (
            <Version key={version.versionId} actor={actor} version={version} isInForce={version === inForce} />
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES: Record<RateVersion['status'], BadgeTone> = {
  PREVIEW: 'plain',
  SCHEDULED: 'warn',
  PUBLISHED: 'plain',
  WITHDRAWN: 'danger',
};

interface VersionProps {
  actor: RatesImportRef;
  version: RateVersion;
  isInForce: boolean;
}

function Version({ actor, version, isInForce }: VersionProps) {
  const { versionId, fileName, status, rowCount, createdBy, createdAt, publishAt } = version;
  return (
    <li className="grid min-w-0 gap-0.5 border-line border-b py-1">
      <span className="flex flex-wrap items-center gap-1">
        <span className="min-w-0 font-strong">{fileName}</span>
        <Badge tone={isInForce ? 'ok' : TONES[status]}>{isInForce ? words.inForce : words.statuses[status]}</Badge>
      </span>
      <span className="text-12 text-ink-2">
        {versionId}，{words.rows(rowCount)}
      </span>
      <span className="text-12 text-ink-3">
        {createdBy} <DateTime instant={createdAt} zone={HOUSE_ZONE} /> {words.made}
      </span>
      {publishAt === null ? null : (
        <span className="text-12 text-ink-3">
          <DateTime instant={publishAt} zone={HOUSE_ZONE} /> {status === 'SCHEDULED' ? words.waitsFor : words.from}
        </span>
      )}
      <Withdrawal actor={actor} version={version} />
    </li>
  );
}

function Rollback({ actor }: { actor: RatesImportRef }) {
  const inForce = useSelector(actor, selectInForce);
  const isAsking = useSelector(actor, selectIsAsking);
  const isRollingBack = useSelector(actor, selectIsRollingBack);
  const canAsk = useSelector(actor, selectCanAskRollback);
  const confirmed = useConfirmed(() => actor.send({ type: 'rollback.ask' }));
  if (isAsking || isRollingBack) return <RollbackQuestion actor={actor} />;
  return inForce === null ? (
    <p tabIndex={-1} ref={confirmed.ref} className="text-ink-3">
      {words.noneInForce}
    </p>
  ) : (
    <AskButton {...confirmed} canAsk={canAsk}>
      {words.rollback}
    </AskButton>
  );
}

/** Fallback without any version: the product ships its own dangerous goods list. */
const backOf = (service: ImportService) => (isList(service) ? 'backToProduct' : 'backToNone');

function RollbackQuestion({ actor }: { actor: RatesImportRef }) {
  const inForce = useSelector(actor, selectInForce);
  const restored = useSelector(actor, selectComingBack);
  const service = useSelector(actor, selectService);
  const isAsking = useSelector(actor, selectIsAsking);
  const isRollingBack = useSelector(actor, selectIsRollingBack);
  return (
    <ConfirmQuestion
      id="rollback"
      title={words.rollbackTitle(inForce?.fileName ?? '')}
      help={restored === null ? words[backOf(service)] : words.backTo(restored.fileName, restored.rowCount)}
      confirm={words.confirm}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isRollingBack}
      onConfirm={() => actor.send({ type: 'rollback.confirm' })}
      onKeep={() => actor.send({ type: 'rollback.keep' })}
    />
  );
}
