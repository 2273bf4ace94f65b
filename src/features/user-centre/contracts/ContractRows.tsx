import { useSelector } from '@xstate/react';
import { orders } from '#copy/orders/list.ts';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import { type ContractKind, contractKinds } from '#domain/contracts/contract.ts';
import {
  type ContractPage,
  type ContractRecord,
  type ContractsRef,
  selectCanRefresh,
  selectFile,
  selectOpening,
} from '#machines/contracts/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Amounts } from '../invoices/InvoiceFields.tsx';

const TONES: Record<ContractRecord['state'], BadgeTone> = {
  open: 'warn',
  signing: 'warn',
  concluded: 'ok',
  outdated: 'danger',
};

export function ContractRows({ actor, page }: { actor: ContractsRef; page: ContractPage }) {
  return (
    <ul aria-label={words.list} className="grid rounded border border-line bg-surface px-2 md:px-3">
      {page.items.map((record) => (
        <Row key={record.orderNo} actor={actor} record={record} />
      ))}
    </ul>
  );
}

function Row({ actor, record }: { actor: ContractsRef; record: ContractRecord }) {
  const { orderNo, service, state, totals, reason } = record;
  return (
    <li className="grid gap-x-2 gap-y-1 border-line border-b py-1.5 last:border-b-0 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-1">
          <Link href={`?redirect=order&orderNo=${orderNo}`} className="font-strong text-link tabular-nums">
            {orderNo}
          </Link>
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </p>
        <p className="flex flex-wrap items-center gap-x-1 text-12 text-ink-3">
          {orders.services[service]} <Amounts amounts={totals} />
        </p>
        <Concluded record={record} />
        {reason === null ? null : <p className="wrap-anywhere text-12 text-danger">{words.declined(reason)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {contractKinds.map((kind) => (
          <Download key={kind} actor={actor} orderNo={orderNo} kind={kind} />
        ))}
        <Concluding actor={actor} record={record} />
      </div>
    </li>
  );
}

function Concluded({ record: { conclusion } }: { record: ContractRecord }) {
  if (conclusion === null) return null;
  const { method, name, at, versions } = conclusion;
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-12 text-ink-2">
      <span>{words.by(method, name)}</span>
      <DateTime instant={at} zone={HOUSE_ZONE} withYear />
      <span className="text-ink-3">{words.versions(versions)}</span>
    </p>
  );
}

function Concluding({
  actor,
  record: { orderNo, mayConclude, signUrl },
}: {
  actor: ContractsRef;
  record: ContractRecord;
}) {
  const opening = useSelector(actor, selectOpening);
  const canRefresh = useSelector(actor, selectCanRefresh);
  if (signUrl !== null)
    return (
      <ButtonLink
        tone="primary"
        size={32}
        href={signUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.signOf(orderNo)}
      >
        {words.sign}
      </ButtonLink>
    );
  if (!mayConclude) return null;
  return (
    <Button
      size={32}
      busy={opening === orderNo}
      disabled={!canRefresh && opening !== orderNo}
      aria-label={words.openOf(orderNo)}
      onClick={() => actor.send({ type: 'contracts.open', orderNo })}
    >
      {words.open}
    </Button>
  );
}

function Download({ actor, orderNo, kind }: { actor: ContractsRef; orderNo: string; kind: ContractKind }) {
  const isDownloaded = useSelector(actor, (snapshot) => {
    const file = selectFile(snapshot);
    return file?.orderNo === orderNo && file.kind === kind;
  });
  const canRefresh = useSelector(actor, selectCanRefresh);
  return (
    <Button
      size={32}
      icon="download"
      busy={isDownloaded}
      disabled={!canRefresh && !isDownloaded}
      aria-label={words.downloadOf(kind, orderNo)}
      onClick={() => actor.send({ type: 'contracts.download', orderNo, kind })}
    >
      {words.download(kind)}
    </Button>
  );
}
