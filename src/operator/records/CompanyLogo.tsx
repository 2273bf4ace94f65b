import { useSelector } from '@xstate/react';
import { footer } from '#copy/kit.ts';
import { operatorCompany as words } from '#copy/operator/company.ts';
import { logoPath } from '#domain/company/logo.ts';
import {
  type OperatorRecordsRef,
  selectDraft,
  selectErrors,
  selectIsWriting,
  selectRow,
} from '#machines/operator-records/index.ts';
import { OneFileField } from '#src/features/files/views/OneFileField.tsx';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';

/** Preview URL of a selected file; null when the text names none. */
export type HeldAddress = (key: string) => string | null;

/** Logo of the record: newly selected, uploaded before, or the default of the software. */
export const markOf = (logo: string, heldAddress: HeldAddress): string | null =>
  logo === '' ? null : (heldAddress(logo) ?? logoPath(logo, 'mark'));

interface LogoFieldProps {
  actor: OperatorRecordsRef;
  hold: HoldFile;
}

export function LogoField({ actor, hold }: LogoFieldProps) {
  const isOwn = useSelector(actor, (snapshot) => (selectDraft(snapshot)?.logo ?? '') !== '');
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot).logo ?? null);
  const isWriting = useSelector(actor, selectIsWriting);
  const change = (value: string) => actor.send({ type: 'field.typed', field: 'logo', value });
  return (
    <div aria-live="polite" className="grid gap-1">
      <OneFileField
        label={words.fields.logo}
        error={error}
        oneFile={words.oneFile}
        rules={words.logoRules}
        accept={words.logoAccept}
        full={!isWriting}
        onFile={(file) => change(hold(file).key)}
      />
      {isOwn ? (
        <Button size={32} disabled={!isWriting} onClick={() => change('')} className="justify-self-start">
          {words.dropLogo}
        </Button>
      ) : null}
    </div>
  );
}

interface CompanyPreviewProps {
  actor: OperatorRecordsRef;
  heldAddress: HeldAddress;
}

const NUMBERS = [
  [footer.icp, 'icpFiling'],
  [footer.police, 'policeFiling'],
  [footer.chemicalsLicence, 'chemicalsLicence'],
] as const;

/** Header and footer as they will look once saved. */
export function CompanyPreview({ actor, heldAddress }: CompanyPreviewProps) {
  const draft = useSelector(actor, selectDraft);
  const row = useSelector(actor, selectRow);
  if (draft === null || row === null) return null;
  const textOf = (field: string) => draft[field]?.trim() || row.fallbacks[field] || '';
  const name = textOf('brandName');
  const latin = draft.brandName?.trim() ? draft.latinName : textOf('latinName');
  const lines = [
    `© ${textOf('company') || name}`,
    textOf('address'),
    ...NUMBERS.map(([label, field]) => (textOf(field) === '' ? '' : `${label} ${textOf(field)}`)),
  ].filter((line) => line !== '');
  return (
    <section aria-labelledby="company-preview" className="grid min-w-0 gap-1 rounded border border-line bg-paper p-2">
      <h3 id="company-preview" className="text-12 text-ink-3">
        {words.preview}
      </h3>
      <p className="flex flex-wrap items-center gap-1">
        <Logo src={markOf(draft.logo ?? '', heldAddress)} />
        <span className="font-strong text-20 tracking-[0.06em]">{name}</span>
        <small className="text-12 text-ink-3">{latin}</small>
        <span className="text-12 text-ink-2">{textOf('serviceHotline')}</span>
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
