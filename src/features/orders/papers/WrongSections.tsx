import { type MouseEvent, useMemo } from 'react';
import { paperForm as words } from '#copy/orders/order.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { Link } from '#src/ui/parts/Link.tsx';

const isParty = (at: string): at is keyof typeof words.parties => at in words.parties;

/** Section that contains a field; null outside all sections. */
function sectionOf(form: PaperForm, path: string): string | null {
  const [at = '', index] = path.split('.');
  if (isParty(at)) return words.parties[at];
  const line = Number(index);
  switch (form.paper) {
    case 'VERIFIED_MASS':
      return at === 'boxes' && index !== undefined
        ? words.box(line + 1, form.values.boxes[line]?.ctnType ?? '')
        : words.signed;
    case 'SHIPPING_INSTRUCTION':
      return at === 'cargo' ? (index === undefined ? words.totals : words.goods(line + 1)) : words.terms;
    case 'DRAFT_BILL':
      return at === 'lines' ? words.draft : null;
    case 'VEHICLES':
      return at === 'vehicles' ? words.vehicle(line + 1) : null;
    default:
      return form satisfies never;
  }
}

function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash } = event.currentTarget;
  const title = decodeURIComponent(hash.slice(1));
  const form = event.currentTarget.closest('form');
  const section = [...(form?.querySelectorAll('section') ?? [])].find((one) => one.ariaLabel === title);
  const field = section?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  (field ?? section)?.scrollIntoView({ block: 'center' });
}

interface WrongSectionsProps {
  form: PaperForm;
  errors: readonly FieldError[];
}

/** Sections of a long document that contain errors, each linked to its first. */
export function WrongSections({ form, errors }: WrongSectionsProps) {
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { level, path } of errors) {
      const title = level === 'BLOCK' ? sectionOf(form, path) : null;
      if (title !== null) found.set(title, (found.get(title) ?? 0) + 1);
    }
    return [...found];
  }, [form, errors]);
  if (counts.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-0.5">
      {counts.map(([title, count]) => (
        <li key={title}>
          <Link
            href={`#${encodeURIComponent(title)}`}
            onClick={jump}
            className="text-link underline underline-offset-4"
          >
            {words.wrongIn(title, count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
