import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import {
  type OperatorVerificationRef,
  selectCanChoose,
  selectCanSubmit,
  selectIsDeciding,
  selectIsWaiting,
  selectReason,
  selectVerdict,
} from '#machines/operator-verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

const CHOICES = [
  { value: 'PASS', label: words.pass, help: words.passHelp },
  { value: 'REJECT', label: words.reject, help: words.rejectHelp },
] as const;

/** Approves or rejects the enterprise; hidden once decided. */
export function VerdictForm({ actor }: { actor: OperatorVerificationRef }) {
  const verdict = useSelector(actor, selectVerdict);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const canChoose = useSelector(actor, selectCanChoose);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isDeciding = useSelector(actor, selectIsDeciding);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'verdict.submit' });
  };
  return isWaiting ? (
    <form
      noValidate
      method="post"
      aria-labelledby="verdict"
      onSubmit={submit}
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="verdict" className="font-strong text-16">
        {words.decision}
      </h3>
      <RadioGroup
        label={words.decision}
        choices={CHOICES}
        value={verdict}
        disabled={!canChoose}
        onChange={(chosen) => actor.send({ type: 'verdict.chosen', verdict: chosen })}
      />
      {verdict === 'REJECT' ? <Reason actor={actor} /> : null}
      <Button
        type="submit"
        tone="primary"
        busy={isDeciding}
        disabled={!(canSubmit || isDeciding)}
        className="justify-self-start"
      >
        {words.submit}
      </Button>
    </form>
  ) : null;
}

function Reason({ actor }: { actor: OperatorVerificationRef }) {
  const reason = useSelector(actor, selectReason);
  const canChoose = useSelector(actor, selectCanChoose);
  return (
    <Field label={words.reason} required help={words.reasonHelp}>
      {(control) => (
        <TextArea
          {...control}
          limit={200}
          readOnly={!canChoose}
          value={reason}
          onChange={(typed) => actor.send({ type: 'reason.typed', reason: typed })}
        />
      )}
    </Field>
  );
}
