import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { verificationErrorText, verification as words } from '#copy/user-centre/rooms.ts';
import { LICENCE_TYPES } from '#domain/enterprise/licence-file.ts';
import {
  selectError,
  selectHasLicence,
  selectLicenceError,
  selectRefusal,
  selectText,
  type VerificationRef,
} from '#machines/verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { FileUpload } from '#src/ui/parts/FileUpload.tsx';

const nothing = () => undefined;

export function LicenceForm({ actor }: { actor: VerificationRef }) {
  const licenceError = useSelector(actor, selectLicenceError);
  const refusal = useSelector(actor, selectRefusal);
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
