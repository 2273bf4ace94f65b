import { useSelector } from '@xstate/react';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type OperatorStaffRef,
  type SecretPart,
  selectCopied,
  selectDraft,
  selectIsCopying,
  selectOtpauth,
  selectPassword,
  selectSecret,
} from '#machines/operator-staff/index.ts';
import { codeOf } from '#src/features/header/views/code-of.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../queue/take-focus.ts';

/** The password, the key and its code, shown once to the administrator who made them. */
export function SetUp({ actor }: { actor: OperatorStaffRef }) {
  const otpauth = useSelector(actor, selectOtpauth);
  const name = useSelector(actor, (snapshot) => selectDraft(snapshot).name.trim());
  const password = useSelector(actor, selectPassword);
  const secret = useSelector(actor, selectSecret);
  if (otpauth === null) return null;
  return (
    <section aria-labelledby="set-up" className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h2 id="set-up" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.setUp(name)}
      </h2>
      <p className="text-warn">{words.once}</p>
      <ol className="grid list-decimal gap-0.5 pl-2.5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Code otpauth={otpauth} />
      <dl className="grid gap-1">
        <Part actor={actor} part="password" text={password} />
        <Part actor={actor} part="secret" text={secret} />
      </dl>
      <Copied actor={actor} />
      <div>
        <Button tone="primary" onClick={() => actor.send({ type: 'secrets.close' })}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

function Code({ otpauth }: { otpauth: string }) {
  const { size, path } = codeOf(otpauth);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.code}
      className="w-full max-w-30 justify-self-center"
    >
      <rect width="100%" height="100%" className="fill-on-logo" />
      <path d={path} className="fill-un-black" shapeRendering="crispEdges" />
    </svg>
  );
}

function Part({ actor, part, text }: { actor: OperatorStaffRef; part: SecretPart; text: string }) {
  const isBusy = useSelector(actor, (snapshot) => selectIsCopying(snapshot) && selectCopied(snapshot)?.part === part);
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-1 border-line border-b py-0.5">
      <dt className="text-ink-3">{words.parts[part]}</dt>
      <dd className="break-all font-mono">{text}</dd>
      <dd>
        <Button
          size={32}
          tone="quiet"
          icon="copy"
          busy={isBusy}
          onClick={() => actor.send({ type: 'secret.copy', part })}
        >
          {words.copy} <span className="sr-only">{words.parts[part]}</span>
        </Button>
      </dd>
    </div>
  );
}

function Copied({ actor }: { actor: OperatorStaffRef }) {
  const copied = useSelector(actor, selectCopied);
  const isCopying = useSelector(actor, selectIsCopying);
  const text = copied === null || isCopying ? '' : copied.isThere ? words.copied[copied.part] : words.uncopied;
  return (
    <p role="status" className="min-h-2.5 text-12 text-ink-3">
      {text}
    </p>
  );
}
