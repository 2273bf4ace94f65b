import type { ReactNode } from 'react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { paperOwnerText, paperText } from '#copy/dangerous-goods/papers.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { fcl } from '#copy/fcl/search.ts';
import { exceptedQuantityOf } from '#domain/dangerous-goods/excepted-quantity.ts';
import type { DgSheet } from '#machines/dangerous-lookup/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { airWords, controlWords, tankWords } from '../box/entry-line.ts';

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-strong text-16 leading-head">{title}</h3>
      {children}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-2 border-line border-b py-0.75">
    <dt className="shrink-0 text-ink-2">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

const flash = (flashPoint: string | null) => {
  if (flashPoint === null) return words.notApplicable;
  return /^-?\d/.test(flashPoint) ? words.celsius(flashPoint) : words.flashBySheet;
};

export function Identity({ sheet }: { sheet: DgSheet }) {
  const { nameCn, nameEn, labels, packingGroups, flashPoint, marinePollutant, casNumbers, controls } = sheet;
  return (
    <div className="grid gap-2">
      <div>
        <p className="font-strong text-16">{nameCn}</p>
        <p className="text-12 text-ink-3">{nameEn}</p>
      </div>
      <ul aria-label={words.labels} className="flex flex-wrap gap-x-3 gap-y-1">
        {labels.map((value) => (
          <li key={value}>
            <ClassPlacard value={value.toLowerCase()} size={48} />
          </li>
        ))}
      </ul>
      <dl>
        <Fact name={words.packingGroups}>
          {packingGroups.length > 0 ? packingGroups.join('、') : words.noPackingGroup}
        </Fact>
        <Fact name={words.flashPoint}>{flash(flashPoint)}</Fact>
        <Fact name={words.marinePollutant}>{marinePollutant ? words.yes : words.no}</Fact>
        {casNumbers.length > 0 ? <Fact name={words.cas}>{casNumbers.join('、')}</Fact> : null}
        {sheet.segregationGroups.length > 0 ? (
          <Fact name={words.groups}>{sheet.segregationGroups.map((group) => group.nameCn).join('、')}</Fact>
        ) : null}
        {controls.length > 0 ? (
          <Fact name={words.controls}>
            <span className="inline-flex flex-wrap justify-end gap-0.5">
              {controlWords(controls).map((control) => (
                <Badge key={control} tone="warn">
                  {control}
                </Badge>
              ))}
            </span>
          </Fact>
        ) : null}
      </dl>
    </div>
  );
}

type Limit = DgSheet['limits'][number];

const variantWords = (variant: string) => dangerousPage.table.variants[variant] ?? variant;

type Provisions = DgSheet['provisions'][number];

function limitedWords({ limitedQuantity }: Limit, provisions: Provisions | undefined) {
  if (limitedQuantity !== null) return words.limitedUnit(limitedQuantity);
  return provisions?.limitedQuantity === '0' ? words.notApplicable : words.doubt;
}

function exceptedWords(provisions: Provisions | undefined) {
  const code = provisions?.exceptedQuantity ?? null;
  if (code === null) return words.doubt;
  const found = exceptedQuantityOf(code);
  return found === null ? words.notApplicable : words.exceptedText(found.code, found.inner, found.outer);
}

export function Limits({ sheet }: { sheet: DgSheet }) {
  const columns = words.limitColumns;
  return (
    <SheetSection title={words.limits}>
      <div className="grid gap-1.5">
        {sheet.limits.map((limit, index) => (
          <dl
            key={`${limit.packingGroup}${limit.variant}`}
            className="rounded border border-line px-1.5 py-0.5 last:*:border-b-0"
          >
            <Fact name={columns.group}>
              {[limit.packingGroup ?? words.noPackingGroup, variantWords(limit.variant)].filter(Boolean).join('，')}
            </Fact>
            <Fact name={columns.limited}>{limitedWords(limit, sheet.provisions[index])}</Fact>
            <Fact name={columns.excepted}>{exceptedWords(sheet.provisions[index])}</Fact>
            <Fact name={columns.tank}>{tankWords(limit.tank, words.notApplicable)}</Fact>
            <Fact name={columns.passenger}>{airWords(limit.passenger)}</Fact>
            <Fact name={columns.cargo}>{airWords(limit.cargo)}</Fact>
            <Fact name={columns.lcl}>{words.lcl[limit.lcl]}</Fact>
          </dl>
        ))}
      </div>
      <p className="mt-1 text-12 text-ink-3">{words.limitsNote}</p>
    </SheetSection>
  );
}

const named = (table: Readonly<Record<string, string>>, code: string) => table[code] ?? code;

export function Papers({ sheet }: { sheet: DgSheet }) {
  return (
    <SheetSection title={words.papers}>
      <ul className="grid gap-0.75">
        {sheet.papers.map(({ code, owner, due }) => (
          <li key={code} className="diamond-before flex items-baseline gap-1 text-link">
            <span className="text-ink">
              {words.paper(
                named(paperText, code),
                named(paperOwnerText, owner),
                words.paperDue[due] ?? words.before(named(fcl.cutOffNames, due)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
