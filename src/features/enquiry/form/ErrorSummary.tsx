import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { enquiryForm as words } from '#copy/enquiry/form.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { type EnquiryRef, selectError, selectRefused, selectWrongFields } from '#machines/enquiry/index.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { errorTextOf } from './error-words.ts';
import { anchorOf, labelOf } from './sections.ts';

/** Lists the errors with links to their fields; receives the focus after a failed submit. */
export function ErrorSummary({ actor }: { actor: EnquiryRef }) {
  const wrong = useSelector(actor, selectWrongFields);
  if (wrong === '') return null;
  const names = wrong.split(' ') as EnquiryField[];
  return (
    <section
      data-summary
      tabIndex={-1}
      aria-label={words.summary(names.length)}
      className="rounded border border-danger-line bg-danger-soft px-2 py-1.5"
    >
      <p role="alert" className="font-strong text-danger">
        {words.summary(names.length)}
      </p>
      <ul className="mt-0.5 grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <ErrorLink actor={actor} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.querySelector(event.currentTarget.hash);
  field?.querySelector<HTMLElement>('input, button, textarea, [role=radio][tabindex="0"]')?.focus();
  field?.scrollIntoView({ block: 'center' });
}

function ErrorLink({ actor, name }: { actor: EnquiryRef; name: EnquiryField }) {
  const error = useSelector(actor, selectError(name));
  const refused = useSelector(actor, selectRefused(name));
  const { service } = actor.getSnapshot().context;
  const text = errorTextOf(service, name, error);
  return (
    <Link href={`#${anchorOf(name)}`} onClick={jump} className="text-link underline underline-offset-4">
      {words.summaryItem(labelOf(service, name), refused ?? text ?? '')}
    </Link>
  );
}
