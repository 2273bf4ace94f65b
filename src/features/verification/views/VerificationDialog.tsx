import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { verificationErrorText, verification as words } from '#copy/user-centre/rooms.ts';
import { LICENCE_TYPES } from '#domain/enterprise/licence-file.ts';
import {
  type LicenceRef,
  selectFileName,
  selectPercent,
  selectRefusal,
  selectScreen,
} from '#machines/licence/index.ts';
import {
  selectRefusal as licenceFormSelectRefusal,
  selectError,
  selectHasLicence,
  selectLicence,
  selectLicenceError,
  selectText,
  type VerificationRef,
  selectScreen as verificationSelectScreen,
} from '#machines/verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { FileUpload } from '#src/ui/parts/FileUpload.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { ConfirmForm, UnknownForm } from './ConfirmForm.tsx';
import { Interrupted, JoinRequested, Later, Pending, Result, Taken, Working } from './Verification.parts.tsx';

const nothing = () => undefined;

export function LicenceForm({ actor }: { actor: VerificationRef }) {
  const licenceError = useSelector(actor, selectLicenceError);
  const refusal = useSelector(actor, licenceFormSelectRefusal);
  const hasLicence = useSelector(actor, selectHasLicence);
  const failure = refusal ?? (licenceError && words.licenceErrors[licenceError]);

  const choose = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const { name, size, type } = file;
    actor.send({ type: 'licence.chosen', licence: { name, size, type, body: file } });
  };
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{words.lead}</p>
      <Field label={words.licence} grouped>
        {(control) => (
          <FileUpload
            {...control}
            items={[]}
            rules={words.licenceRules}
            accept={LICENCE_TYPES.join(',')}
            multiple={false}
            onFiles={choose}
            onRetry={nothing}
            onRemove={nothing}
          />
        )}
      </Field>
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      {hasLicence ? <p className="text-12 text-ok">{words.licenceKept}</p> : null}
      <CodeForm actor={actor} />
    </div>
  );
}

function CodeForm({ actor }: { actor: VerificationRef }) {
  const code = useSelector(actor, selectText('creditCode'));
  const error = useSelector(actor, selectError('creditCode'));
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'code.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2 border-line border-t pt-2">
      <p className="font-strong">{words.or}</p>
      <Field label={words.creditCode} help={words.codeHelp} error={error && verificationErrorText('creditCode', error)}>
        {(control) => (
          <TextInput
            {...control}
            name="creditCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(text) => actor.send({ type: 'code.typed', text })}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-1">
        <Button onClick={() => actor.send({ type: 'verification.close' })}>{words.later}</Button>
        <Button type="submit" tone="primary">
          {words.lookUp}
        </Button>
      </div>
    </form>
  );
}

interface VerificationProps {
  actor: VerificationRef;
  /** Renders the licence recognition. */
  renderLicence: (licence: LicenceRef) => ReactNode;
}

/** Enterprise verification, one step at a time. */
export function Verification({ actor, renderLicence }: VerificationProps) {
  const screen = useSelector(actor, verificationSelectScreen);

  switch (screen) {
    case 'editing':
      return <LicenceForm actor={actor} />;
    case 'reading':
      return <Reading actor={actor} renderLicence={renderLicence} />;
    case 'loading':
    case 'lookingUp':
      return <Working actor={actor} screen={screen} />;
    case 'unavailable':
    case 'interrupted':
      return <Interrupted actor={actor} screen={screen} />;
    case 'taken':
      return <Taken actor={actor} />;
    case 'asked':
      return <JoinRequested actor={actor} />;
    case 'confirming':
      return <ConfirmForm actor={actor} />;
    case 'unknown':
      return <UnknownForm actor={actor} />;
    case 'pending':
      return <Pending actor={actor} />;
    case 'passed':
    case 'rejected':
      return <Result actor={actor} screen={screen} />;
    case 'closed':
      return null;
    default:
      return screen satisfies never;
  }
}

function Reading({ actor, renderLicence }: VerificationProps) {
  const licence = useSelector(actor, selectLicence);
  return (
    <div className="grid gap-2">
      {licence === undefined ? null : renderLicence(licence)}
      <Later actor={actor} />
    </div>
  );
}

/** Upload and recognition of a business licence. */
export function Licence({ actor }: { actor: LicenceRef }) {
  const screen = useSelector(actor, selectScreen);
  const name = useSelector(actor, selectFileName);
  const percent = useSelector(actor, selectPercent);
  const refusal = useSelector(actor, selectRefusal);
  if (screen === 'finished') return null;

  return (
    <div className="grid gap-2">
      {screen === 'uploading' ? (
        <>
          <p role="status" className="wrap-anywhere">
            {words.uploading(name)}
          </p>
          <ScaleBar percent={percent} label={words.uploading(name)} />
        </>
      ) : null}
      {screen === 'recognising' ? (
        <p role="status" className="flex items-center gap-1">
          <span className="busy-mark" aria-hidden="true" />
          {words.recognising}
        </p>
      ) : null}
      {screen === 'interrupted' ? (
        <Note tone="danger" live title={words.interrupted}>
          {refusal}
        </Note>
      ) : null}
      <div className="flex flex-wrap justify-end gap-1">
        <Button onClick={() => actor.send({ type: 'licence.cancel' })}>{words.cancel}</Button>
        {screen === 'interrupted' ? (
          <Button tone="primary" onClick={() => actor.send({ type: 'licence.retry' })}>
            {words.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

export default function VerificationDialog({ actor }: { actor: VerificationRef }) {
  return (
    <Dialog open title={words.title} width={560} onClose={() => actor.send({ type: 'verification.close' })}>
      <Verification actor={actor} renderLicence={(licence) => <Licence actor={licence} />} />
    </Dialog>
  );
}
