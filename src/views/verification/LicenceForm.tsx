import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LICENCE_TYPES } from '#domain/enterprise/licence-file.ts';
import {
  selectCode,
  selectError,
  selectHasLicence,
  selectRefusal,
  type VerificationRef,
} from '#machines/verification/index.ts';
import { verification as words } from '#src/ui/copy/verification.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { FileUpload } from '#src/ui/parts/FileUpload.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import { TextInput } from '#src/ui/parts/TextInput.tsx';

const nothing = () => undefined;

export function LicenceForm({ actor }: { actor: VerificationRef }) {
  const error = useSelector(actor, selectError);
  const refusal = useSelector(actor, selectRefusal);
  const hasLicence = useSelector(actor, selectHasLicence);
  const isCodeError = error === 'codeMissing' || error === 'codeWrong';
  const failure = refusal ?? (error === null || isCodeError ? null : words.errors[error]);

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
      <CodeForm actor={actor} error={isCodeError ? words.errors[error] : null} />
    </div>
  );
}

function CodeForm({ actor, error }: { actor: VerificationRef; error: string | null }) {
  const code = useSelector(actor, selectCode);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'code.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2 border-line border-t pt-2">
      <p className="font-strong">{words.or}</p>
      <Field label={words.code} help={words.codeHelp} error={error}>
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
