import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { KIT } from '#copy/kit.ts';
import { noticeKindText, noticeChoicesCopy as words } from '#copy/orders/order.ts';
import { type UserKind, userKinds } from '#domain/notices/kinds.ts';
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
import { Button } from '#src/ui/parts/Button.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';

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
      <p className="text-ink-2">{words.hint}</p>
      {isKnown ? <Choices actor={actor} /> : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        {canRetry ? <Button onClick={() => actor.send({ type: 'notices.retry' })}>{KIT.retry}</Button> : null}
        <Button disabled={!canClose} onClick={() => actor.send({ type: 'notices.close' })}>
          {words.close}
        </Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={!(canSave || isBusy)}>
          {words.save}
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
      <p className="text-14 text-ink-2">{email === null ? words.mailMissing : words.mailTo(email)}</p>
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
      <span className="sr-only">{noticeKindText[kind]}</span> {words[way]}
    </Checkbox>
  );
}
