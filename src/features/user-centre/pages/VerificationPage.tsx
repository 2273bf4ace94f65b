import type { VerificationSubmission } from '#contract/calls/enterprise.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import type { CentreRoom } from '#machines/centre-rooms/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { RoomProps } from '../rooms/room.ts';
import type { VerificationRecord } from './content.ts';
import { Content, Panel, RoomHead, Rows } from './parts.tsx';

const words = rooms.verification;

type Status = VerificationRecord['serviceOpenAuditStatus'];

const TONES: Record<Status, BadgeTone> = { NONE: 'plain', PENDING: 'warn', PASS: 'ok', REJECT: 'danger' };
const TEXTS: Record<Status, string> = {
  NONE: words.none,
  PENDING: words.pending,
  PASS: words.pass,
  REJECT: words.reject,
};
const BUTTONS: Record<Exclude<Status, 'PASS'>, string> = {
  NONE: words.open,
  PENDING: words.look,
  REJECT: words.again,
};

/** Verification status of the enterprise, with the next action. */
export function VerificationStanding({ address, user, canOpen, onVerify }: RoomProps) {
  const enterprise = user.enterpriseResp;
  const status = enterprise?.serviceOpenAuditStatus ?? 'NONE';
  return (
    <Panel title={words.title} note={enterprise ? <Badge tone={TONES[status]}>{words[status]}</Badge> : null}>
      <p className="text-ink-2">{enterprise === null ? words.person : TEXTS[status]}</p>
      {status === 'PASS' ? (
        <Verified room={address.room} />
      ) : (
        <div className="mt-1.5">
          <Button disabled={!canOpen} onClick={onVerify}>
            {BUTTONS[status]}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Verification is complete: links to the verified data from other rooms. */
const Verified = ({ room }: { room: CentreRoom }) =>
  room === 'verification' ? null : (
    <div className="mt-1.5">
      <ButtonLink href="?redirect=verification">{words.look}</ButtonLink>
    </div>
  );

export function VerificationPage(props: RoomProps) {
  return (
    <>
      <RoomHead room="verification" />
      <div className="grid gap-2">
        <VerificationStanding {...props} />
        <Content<VerificationRecord> content={props.content}>
          {(record) => (
            <>
              <Enterprise record={record} />
              <Latest record={record} />
              <History record={record} />
            </>
          )}
        </Content>
      </div>
    </>
  );
}

const columns: Column<VerificationSubmission>[] = [
  {
    key: 'submittedAt',
    label: words.submittedAt,
    render: ({ submittedAt }) => <DateTime instant={submittedAt} zone={HOUSE_ZONE} withYear />,
  },
  { key: 'name', label: words.name, render: ({ name }) => name },
  { key: 'creditCode', label: words.code, render: ({ creditCode }) => creditCode },
  {
    key: 'status',
    label: words.result,
    render: ({ status }) => <Badge tone={TONES[status]}>{status === 'NONE' ? words.replaced : words[status]}</Badge>,
  },
  {
    key: 'decidedAt',
    label: words.decidedAt,
    render: ({ decidedAt }) =>
      decidedAt === null ? words.undecided : <DateTime instant={decidedAt} zone={HOUSE_ZONE} withYear />,
  },
  { key: 'reason', label: words.reason, render: ({ reason }) => reason ?? words.undecided },
];

/** Submissions with results; a single submission of the user's own is shown above instead. */
function History({ record: { latest, history: submissions = [] } }: { record: VerificationRecord }) {
  if (submissions.length < (latest === null ? 1 : 2)) return null;
  return (
    <Panel title={words.history}>
      <Table
        caption={words.history}
        columns={columns}
        rows={submissions}
        rowKey={({ submittedAt, status }) => `${submittedAt} ${status}`}
      />
    </Panel>
  );
}

/** Verified data, visible to every member. */
function Enterprise({ record: { enterprise } }: { record: VerificationRecord }) {
  if (!enterprise) return null;
  const { name, creditCode, legalPerson, address } = enterprise;
  return (
    <Panel title={words.verified}>
      <Rows rows={namedRows({ name, creditCode, legalPerson, address })} />
    </Panel>
  );
}

const namedRows = (named: Pick<VerificationSubmission, 'address' | 'creditCode' | 'legalPerson' | 'name'>) =>
  (
    [
      [words.name, named.name],
      [words.code, named.creditCode],
      [words.legalPerson, named.legalPerson],
      [words.address, named.address],
    ] as const
  ).filter(([, text]) => text !== '');

function Latest({ record: { latest } }: { record: VerificationRecord }) {
  if (latest === null) return null;
  return (
    <Panel title={words.latest}>
      <Rows
        rows={
          [
            ...namedRows(latest),
            [words.submittedAt, <DateTime key="submitted" instant={latest.submittedAt} zone={HOUSE_ZONE} withYear />],
            [words.decidedAt, <DateTime key="decided" instant={latest.decidedAt} zone={HOUSE_ZONE} withYear />],
            [words.reason, latest.reason ?? ''],
          ].filter(([, text]) => text !== '') as [string, React.ReactNode][]
        }
      />
    </Panel>
  );
}
