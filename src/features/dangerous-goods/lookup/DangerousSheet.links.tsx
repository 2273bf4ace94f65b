import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { dangerousSheet as sheetWords } from '#copy/dg-desk/page.ts';
import type { DgSheet } from '#machines/dangerous-lookup/index.ts';
import { defaultTerms, type SearchTerms } from '#machines/search/index.ts';
import { carriedQuery } from '#src/features/search/views/lane-href.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SheetSection } from './DangerousSheet.parts.tsx';

/** Accepting carriers come first; a refusal names the class. */
export function Carriers({ sheet: { carriers } }: { sheet: DgSheet }) {
  const ordered = [...carriers].sort((a, b) => Number(b.takes) - Number(a.takes));
  return (
    <SheetSection title={words.carriers}>
      <ul className="grid gap-x-2 md:grid-cols-2">
        {ordered.map(({ code, nameCn, takes, refusedClasses, basis }) => (
          <li key={code} className="flex items-baseline justify-between gap-1 border-line border-b py-0.75">
            <span>
              {nameCn} <span className="text-12 text-ink-3">{code}</span>
            </span>
            <span className={takes ? 'text-12 text-ok' : 'text-12 text-track'}>
              {takes ? words.takes : words.refuses(refusedClasses.join('、'), basis)}
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

interface LanesProps {
  sheet: DgSheet;
  /** Search terms of the surrounding page, if any. */
  terms?: SearchTerms;
  onLeave?: () => void;
}

export function Lanes({ sheet: { lanes, unNo }, terms = defaultTerms, onLeave }: LanesProps) {
  return (
    <SheetSection title={words.lanes}>
      {lanes.length === 0 ? (
        <div className="grid justify-items-start gap-1">
          <p className="text-ink-2">{words.noLanes}</p>
          <ButtonLink href={`/enquiryFcl?${carriedQuery(terms, unNo)}`} size={32} onClick={onLeave}>
            {words.enquire}
          </ButtonLink>
        </div>
      ) : (
        <ul className="flex flex-wrap gap-1">
          {lanes.map(({ org, dst }) => (
            <li key={`${org.code}-${dst.code}`}>
              <ButtonLink href={`/shippingFcl?${carriedQuery(terms, unNo, { org, dst })}`} size={32} onClick={onLeave}>
                {words.lane(org.nameCn, dst.nameCn)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </SheetSection>
  );
}

const joined = (list: readonly { dgClass: string }[]) => list.map(({ dgClass }) => dgClass).join('、');

/** Classes that may not share a container with this one, or only with permission. */
export function Neighbours({ sheet: { segregation } }: { sheet: DgSheet }) {
  const others = segregation.filter(({ dgClass }) => !dgClass.startsWith('1.'));
  const rows = [
    [sheetWords.forbidden, others.filter(({ value }) => /^[2-4]$/.test(value)), 'text-danger'],
    [sheetWords.approval, others.filter(({ value }) => value === '1'), 'text-warn'],
  ] as const;
  return (
    <SheetSection title={sheetWords.neighbours}>
      <dl>
        {rows.map(([name, classes, tone]) =>
          classes.length === 0 ? null : (
            <div key={name} className="flex justify-between gap-2 border-line border-b py-0.75">
              <dt className={`shrink-0 ${tone}`}>{name}</dt>
              <dd className="text-right">{words.classOf(joined(classes))}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-1 text-12 text-ink-3">{sheetWords.otherwise}</p>
    </SheetSection>
  );
}

export function Warehouses({ sheet }: { sheet: DgSheet }) {
  const taking = sheet.warehouses.filter(({ takes }) => takes);
  return taking.length === 0 ? null : (
    <SheetSection title={sheetWords.warehouses}>
      <ul className="grid gap-0.75">
        {taking.map(({ id, name, district }) => (
          <li key={id} className="diamond-before flex items-baseline gap-1 text-link">
            <span className="text-ink">{sheetWords.warehouse(name, district)}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
