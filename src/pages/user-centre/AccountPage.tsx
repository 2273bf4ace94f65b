import { addressBook } from '#src/ui/copy/address-book.ts';
import { rooms } from '#src/ui/copy/centre-rooms.ts';
import { deviceText } from '#src/ui/copy/devices.ts';
import { noticeChoicesCopy } from '#src/ui/copy/notice-choices.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import type { Devices } from './content.ts';
import { Content, Panel, RoomHead, Rows } from './parts.tsx';
import { VerificationStanding } from './VerificationPage.tsx';

const words = rooms.account;

export function AccountPage(props: RoomProps) {
  const { user, canOpen, onChangePassword, onCompleteProfile, onOpenAddresses, onChooseNotices } = props;
  return (
    <>
      <RoomHead room="account" />
      <div className="grid gap-2">
        <div className="grid items-start gap-2 xl:grid-cols-2">
          <Panel title={words.profile}>
            <Rows
              rows={[
                [words.name, user.name],
                [words.phone, user.phone],
                [words.company, user.enterpriseResp?.entName ?? words.noCompany],
              ]}
            />
            <div className="mt-1.5 flex flex-wrap gap-1">
              <Button disabled={!canOpen} onClick={onCompleteProfile}>
                {words.completeProfile}
              </Button>
              <Button disabled={!canOpen} onClick={onChangePassword}>
                {words.changePassword}
              </Button>
              <Button disabled={!canOpen} onClick={onOpenAddresses}>
                {addressBook.open}
              </Button>
              <Button disabled={!canOpen} onClick={onChooseNotices}>
                {noticeChoicesCopy.title}
              </Button>
            </div>
          </Panel>
          <VerificationStanding {...props} />
        </div>
        <Content<Devices> content={props.content}>{(devices) => <DeviceList devices={devices} />}</Content>
      </div>
    </>
  );
}

function DeviceList({ devices }: { devices: Devices }) {
  return (
    <Panel title={words.devices}>
      <ul className="grid">
        {devices.map((device) => (
          <li
            key={device.sessionId}
            className="grid gap-x-2 gap-y-0.5 border-line border-t py-1 md:grid-cols-[1fr_auto]"
          >
            <span className="min-w-0 wrap-anywhere">
              {words.signedInBy[device.signedInBy]}{' '}
              {device.isCurrent ? <Badge tone="ok">{words.thisDevice}</Badge> : null}
              <span className="block text-12 text-ink-3">{deviceText(device.userAgent)}</span>
            </span>
            <span className="inline-flex flex-wrap gap-x-1 text-12 text-ink-3">
              {words.lastSeen}
              <DateTime instant={device.lastSeenAt} zone={HOUSE_ZONE} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
