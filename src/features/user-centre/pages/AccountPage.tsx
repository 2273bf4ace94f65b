import { calendarFeedCopy, noticeChoicesCopy } from '#copy/orders/order.ts';
import { addressBook, closeAccountCopy, devices as deviceWords } from '#copy/user-centre/account.ts';
import { members } from '#copy/user-centre/enterprise.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Avatar } from '#src/ui/parts/common/Avatar.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Devices } from '../devices/Devices.tsx';
import type { RoomProps } from '../rooms/room.ts';
import { Panel, RoomHead, Rows } from './parts.tsx';
import { VerificationStanding } from './VerificationPage.tsx';

const words = rooms.account;

/** The user's enterprises with the role in each. */
function Enterprises({ user, enterprises }: Pick<RoomProps, 'user' | 'enterprises'>) {
  if (enterprises.length === 0) return user.enterpriseResp?.entName ?? words.noCompany;
  return (
    <ul aria-label={words.company} className="grid gap-0.5">
      {enterprises.map(({ basicEntId, entName, role }) => (
        <li key={basicEntId} className="flex flex-wrap items-center gap-0.75">
          {entName}
          {role ? <Badge>{members.roles[role]}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}

export function AccountPage(props: RoomProps) {
  const { user, avatar, devices, canOpen, onCompleteProfile } = props;
  return (
    <>
      <RoomHead room="account" />
      <div className="grid gap-2">
        <div className="grid items-start gap-2 xl:grid-cols-2">
          <Panel title={words.profile}>
            <Rows
              rows={[
                [
                  words.name,
                  <span key="name" className="flex items-center gap-1">
                    <Avatar name={user.name} picture={avatar} />
                    <span>{user.name}</span>
                  </span>,
                ],
                [words.phone, user.phone],
                [words.company, <Enterprises key="enterprises" {...props} />],
              ]}
            />
            <div className="mt-1.5">
              <Button disabled={!canOpen} onClick={onCompleteProfile}>
                {words.completeProfile}
              </Button>
            </div>
          </Panel>
          <VerificationStanding {...props} />
        </div>
        <Settings {...props} />
        {devices === undefined ? null : (
          <Panel title={deviceWords.title}>
            <Devices actor={devices} />
          </Panel>
        )}
      </div>
    </>
  );
}

/** Settings with explanations. */
function Settings(props: RoomProps) {
  const { canOpen } = props;
  const settings = [
    ['user', addressBook.open, words.addresses, props.onOpenAddresses],
    ['bell', noticeChoicesCopy.title, words.notices, props.onChooseNotices],
    ['cal', calendarFeedCopy.title, words.calendar, props.onSubscribe],
    ['lock', words.changePassword, words.password, props.onChangePassword],
    ['download', closeAccountCopy.open, words.leaving, props.onCloseAccount],
  ] as const;
  return (
    <Panel title={words.settings}>
      <ul className="grid">
        {settings.map(([icon, name, text, open]) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-1 border-line border-b py-1 last:border-b-0"
          >
            <span className="flex min-w-0 flex-1 basis-20 items-center gap-1 text-ink-2">
              <Icon name={icon} className="text-ink-3" />
              {text}
            </span>
            <Button size={32} disabled={!canOpen} onClick={open}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
