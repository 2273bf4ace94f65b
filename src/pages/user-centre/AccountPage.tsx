import { addressBook } from '#src/ui/copy/address-book.ts';
import { calendarFeedCopy } from '#src/ui/copy/calendar-feed.ts';
import { rooms } from '#src/ui/copy/centre-rooms.ts';
import { closeAccountCopy } from '#src/ui/copy/close-account.ts';
import { devices as deviceWords } from '#src/ui/copy/devices.ts';
import { noticeChoicesCopy } from '#src/ui/copy/notice-choices.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { Devices } from '#src/views/devices/Devices.tsx';
import { Panel, RoomHead, Rows } from './parts.tsx';
import { VerificationStanding } from './VerificationPage.tsx';

const words = rooms.account;

export function AccountPage(props: RoomProps) {
  const {
    user,
    devices,
    canOpen,
    onChangePassword,
    onCompleteProfile,
    onOpenAddresses,
    onChooseNotices,
    onSubscribe,
    onCloseAccount,
  } = props;
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
              <Button disabled={!canOpen} onClick={onSubscribe}>
                {calendarFeedCopy.title}
              </Button>
              <Button disabled={!canOpen} onClick={onCloseAccount}>
                {closeAccountCopy.open}
              </Button>
            </div>
          </Panel>
          <VerificationStanding {...props} />
        </div>
        {devices === undefined ? null : (
          <Panel title={deviceWords.title}>
            <Devices actor={devices} />
          </Panel>
        )}
      </div>
    </>
  );
}
