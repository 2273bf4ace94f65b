import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { KIT } from '#copy/kit.ts';
import { calendarFeedCopy, noticeChoicesCopy, noticeKindText } from '#copy/orders/order.ts';
import { closeAccountCopy, addressBook as words } from '#copy/user-centre/account.ts';
import { type UserKind, userKinds } from '#domain/notices/kinds.ts';
import {
  type CentreRoomsRef,
  selectAddressBook,
  selectCalendarFeed,
  selectChangePassword,
  selectCloseAccount,
  selectNoticeChoices,
  selectProfile,
  selectTemplates,
  selectVerification,
} from '#machines/centre-rooms/index.ts';
import {
  type NoticeChoicesRef,
  type NoticeWay,
  selectCanClose,
  selectCanRetry,
  selectCanSave,
  selectCanToggle,
  selectEmail,
  selectFailure,
  selectIsBusy,
  selectIsChosen,
  selectIsKnown,
} from '#machines/notice-choices/index.ts';
import TemplatesDialog from '#src/features/booking/form/TemplatesDialog.tsx';
import { CalendarFeed } from '#src/features/orders/views/CalendarFeed.tsx';
import OwnDialog from '#src/features/sign-in/views/OwnDialog.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { CloseAccount } from '../close-account/CloseAccount.tsx';

const ways: readonly NoticeWay[] = ['sms', 'mail'];

/** Kinds of notices with their channels. */
export function NoticeChoices({ actor }: { actor: NoticeChoicesRef }) {
  const failure = useSelector(actor, selectFailure);
  const isKnown = useSelector(actor, selectIsKnown);
  const canClose = useSelector(actor, selectCanClose);
  const canRetry = useSelector(actor, selectCanRetry);
  const isBusy = useSelector(actor, selectIsBusy);
  const canSave = useSelector(actor, selectCanSave);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'notices.submit' });
  };

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-2">
      <p className="text-ink-2">{noticeChoicesCopy.hint}</p>
      {isKnown ? <Choices actor={actor} /> : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        {canRetry ? <Button onClick={() => actor.send({ type: 'notices.retry' })}>{KIT.retry}</Button> : null}
        <Button disabled={!canClose} onClick={() => actor.send({ type: 'notices.close' })}>
          {noticeChoicesCopy.close}
        </Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={!(canSave || isBusy)}>
          {noticeChoicesCopy.save}
        </Button>
      </div>
    </form>
  );
}

function Choices({ actor }: { actor: NoticeChoicesRef }) {
  const email = useSelector(actor, selectEmail);
  return (
    <>
      <ul className="grid">
        {userKinds.map((kind) => (
          <li key={kind} className="grid gap-x-2 gap-y-0.5 border-line border-t py-1 md:grid-cols-[1fr_auto]">
            <span className="min-w-0">{noticeKindText[kind]}</span>
            <span className="inline-flex flex-wrap gap-2">
              {ways.map((way) => (
                <Choice key={way} actor={actor} kind={kind} way={way} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-2">
        {email === null ? noticeChoicesCopy.mailMissing : noticeChoicesCopy.mailTo(email)}
      </p>
    </>
  );
}

interface ChoiceProps {
  actor: NoticeChoicesRef;
  kind: UserKind;
  way: NoticeWay;
}

function Choice({ actor, kind, way }: ChoiceProps) {
  const isChosen = useSelector(actor, selectIsChosen({ kind, way }));
  const canToggle = useSelector(actor, selectCanToggle({ kind, way }));
  return (
    <Checkbox
      checked={isChosen}
      disabled={!canToggle}
      onChange={() => actor.send({ type: 'notices.toggled', kind, way })}
    >
      <span className="sr-only">{noticeKindText[kind]}</span> {noticeChoicesCopy[way]}
    </Checkbox>
  );
}

export function CentreDialogs({ actor }: { actor: CentreRoomsRef }) {
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  const addressBook = useSelector(actor, selectAddressBook);
  const noticeChoices = useSelector(actor, selectNoticeChoices);
  const calendarFeed = useSelector(actor, selectCalendarFeed);
  const closeAccount = useSelector(actor, selectCloseAccount);
  const templates = useSelector(actor, selectTemplates);

  if (addressBook)
    return (
      <Dialog open title={words.title} width={560} onClose={() => addressBook.send({ type: 'addresses.close' })}>
        <AddressBook actor={addressBook} />
      </Dialog>
    );
  if (noticeChoices)
    return (
      <Dialog
        open
        title={noticeChoicesCopy.title}
        width={560}
        onClose={() => noticeChoices.send({ type: 'notices.close' })}
      >
        <NoticeChoices actor={noticeChoices} />
      </Dialog>
    );
  if (calendarFeed)
    return (
      <Dialog open title={calendarFeedCopy.title} width={560} onClose={() => calendarFeed.send({ type: 'feed.close' })}>
        <CalendarFeed actor={calendarFeed} />
      </Dialog>
    );
  if (closeAccount)
    return (
      <Dialog
        open
        title={closeAccountCopy.title}
        width={560}
        onClose={() => closeAccount.send({ type: 'close.leave' })}
      >
        <CloseAccount actor={closeAccount} />
      </Dialog>
    );
  return (
    <>
      <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />
      {templates ? <TemplatesDialog actor={templates} /> : null}
    </>
  );
}
