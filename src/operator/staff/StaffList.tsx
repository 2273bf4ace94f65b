import { useSelector } from '@xstate/react';
import { operatorConsole } from '#copy/operator/console.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type Colleague,
  type ColleagueAct,
  type OperatorStaffRef,
  selectColleagues,
  selectIsAllowed,
  selectIsBrowsing,
  selectIsReading,
  selectSelf,
} from '#machines/operator-staff/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

interface StaffListProps {
  actor: OperatorStaffRef;
  onOpen: () => void;
}

const facts: readonly Column<Colleague>[] = [
  {
    key: 'roles',
    label: words.columns.roles,
    render: ({ roles }) => roles.map((role) => operatorConsole.roles[role]).join('、'),
  },
  {
    key: 'authenticator',
    label: words.columns.authenticator,
    render: ({ hasAuthenticator }) => (hasAuthenticator ? words.bound : words.unbound),
  },
  {
    key: 'signedIn',
    label: words.columns.signedIn,
    render: ({ signedInAt }) =>
      signedInAt === null ? words.neverSignedIn : <DateTime instant={signedInAt} zone={HOUSE_ZONE} withYear />,
  },
];

export function StaffList({ actor, onOpen }: StaffListProps) {
  const colleagues = useSelector(actor, selectColleagues);
  const isReading = useSelector(actor, selectIsReading);
  const self = useSelector(actor, selectSelf);
  const columns: readonly Column<Colleague>[] = [
    {
      key: 'name',
      label: words.columns.name,
      render: ({ name, disabledAt }) => (
        <span className="flex flex-wrap items-center gap-x-1">
          <span className="font-strong">{name}</span>
          {name === self ? <Badge tone="plain">{words.you}</Badge> : null}
          {disabledAt === null ? null : <Badge tone="warn">{words.disabled}</Badge>}
        </span>
      ),
    },
    ...facts,
    {
      key: 'acts',
      label: words.columns.acts,
      quiet: true,
      render: (colleague) => (
        <Acts actor={actor} colleague={colleague} isSelf={colleague.name === self} onOpen={onOpen} />
      ),
    },
  ];
  return (
    <div className="grid min-w-0 gap-1.5">
      <p role="status" className="text-12 text-ink-3">
        {isReading ? words.reading : colleagues === null ? '' : words.count(colleagues.length)}
      </p>
      {colleagues === null ? null : (
        <Table dense caption={words.title} columns={columns} rows={colleagues} rowKey={({ name }) => name} />
      )}
    </div>
  );
}

function Acts({ actor, colleague, isSelf, onOpen }: StaffListProps & { colleague: Colleague; isSelf: boolean }) {
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const { name, disabledAt } = colleague;
  return (
    <span className="-my-0.75 flex flex-wrap items-center gap-0.5">
      <Button
        size={32}
        tone="quiet"
        disabled={!isBrowsing}
        onClick={() => {
          onOpen();
          actor.send({ type: 'roles.change', name });
        }}
      >
        {words.changeRoles} <span className="sr-only">{name}</span>
      </Button>
      {isSelf ? (
        <span className="text-12 text-ink-3">{words.ownRow}</span>
      ) : (
        <>
          <Act actor={actor} act="reset" name={name} onOpen={onOpen} />
          <Act actor={actor} act={disabledAt === null ? 'disable' : 'enable'} name={name} onOpen={onOpen} />
        </>
      )}
    </span>
  );
}

function Act({ actor, act, name, onOpen }: StaffListProps & { act: ColleagueAct; name: string }) {
  const canAct = useSelector(
    actor,
    (snapshot) => selectIsBrowsing(snapshot) && selectIsAllowed({ act, name })(snapshot),
  );
  return (
    <Button
      size={32}
      tone="quiet"
      disabled={!canAct}
      onClick={() => {
        onOpen();
        actor.send({ type: 'act.ask', act, name });
      }}
    >
      {words.acts[act]} <span className="sr-only">{name}</span>
    </Button>
  );
}
