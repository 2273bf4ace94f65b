import { useState } from 'react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { segregationCheck } from '#copy/dg-desk/tools.ts';
import { homeMarket } from '#copy/home/page.ts';
import { containerCheckDigit, isContainerNumber } from '#domain/identity/container-number.ts';
import { showNumberText } from '#domain/number-text.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { type ContainerType, containerTypes, type Range } from '#domain/reference/container-types.ts';
import { cleanCode } from '#domain/text.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { DangerousLookup } from '#src/features/dangerous-goods/lookup/DangerousLookup.tsx';
import { SegregationCheck } from '#src/features/dangerous-goods/segregation/SegregationCheck.tsx';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { Tool } from '#src/features/page-parts/views/Tool.tsx';
import { ChartGround } from '#src/ui/art/ChartGround.tsx';
import { CheckedNumber } from '#src/ui/parts/CheckedNumber.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { RevenueTons } from './RevenueTons.tsx';

const containerNumberWords = homeMarket.container;
const TYPES = containerTypes.map(({ code, nameCn }) => ({ value: code, label: `${code} ${nameCn}` }));
const WHOLE = 11;

const rangeText = ({ min, max }: Range, decimals: number) => {
  const low = showNumberText(String(min), { decimals });
  return max === null || max === min ? low : `${low}–${showNumberText(String(max), { decimals })}`;
};

const factsOf = ({ inner, capacity, payloadKg }: ContainerType) =>
  containerNumberWords.facts(
    inner === null ? '' : containerNumberWords.inner(String(inner.length), String(inner.width), String(inner.height)),
    capacity === null ? '' : containerNumberWords.capacity(rangeText(capacity, 0)),
    containerNumberWords.payload(rangeText(payloadKg, 0)),
  );

type Verdict = { kind: 'good' | 'wrong' | 'open'; text: string };

const TONES: Record<Verdict['kind'], string> = { good: 'text-ok', wrong: 'text-danger', open: 'text-ink-3' };

function verdictOf(number: string): Verdict {
  if (isContainerNumber(number)) return { kind: 'good', text: containerNumberWords.good };
  const digit = containerCheckDigit(number);
  return digit !== null && number.length >= WHOLE
    ? { kind: 'wrong', text: containerNumberWords.wrong(String(digit)) }
    : { kind: 'open', text: containerNumberWords.shape };
}

/** Owner, serial number and check digit, as printed on the door. */
const Door = ({ number, verdict }: { number: string; verdict: Verdict }) => (
  <p className="box-number" aria-hidden="true">
    <span>{number.slice(0, 4)}</span>
    <span>{number.slice(4, 10)}</span>
    <span data-verdict={verdict.kind}>{number.slice(10)}</span>
  </p>
);

/** Checks a container number and shows the capacity of its type. */
export function ContainerNumber() {
  const [typed, setTyped] = useState('CSQU3054383');
  const [code, setCode] = useState<ContainerCode>('20GP');
  const number = cleanCode(typed).replaceAll('-', '');
  const verdict = verdictOf(number);
  const type = containerTypes.find((one) => one.code === code);
  return (
    <div className="grid gap-1.5">
      <CheckedNumber words={containerNumberWords} value={typed} onChange={setTyped} />
      {number.length === WHOLE ? <Door number={number} verdict={verdict} /> : null}
      <p role="status" className={`min-h-2.25 text-12 ${TONES[verdict.kind]}`}>
        {verdict.text}
      </p>
      <Field label={containerNumberWords.type}>
        {(control) => <Select {...control} choices={TYPES} value={code} onChange={setCode} />}
      </Field>
      {type === undefined ? null : <p className="text-12 text-ink-2">{factsOf(type)}</p>}
    </div>
  );
}

const words = homeMarket.tools;

interface ToolStripProps {
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
}

export function ToolStrip({ lookup, segregation }: ToolStripProps) {
  return (
    <ChartGround className="border-t">
      <Section title={words.title} note={words.note} className="page-wide py-6">
        <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
          <Tool title={dangerousLookup.tool}>
            <DangerousLookup actor={lookup} />
          </Tool>
          <Tool title={segregationCheck.title}>
            <SegregationCheck actor={segregation} />
          </Tool>
          <Tool title={words.tons}>
            <RevenueTons />
          </Tool>
          <Tool title={words.container}>
            <ContainerNumber />
          </Tool>
        </div>
        <p className="mt-2">
          <Link href={words.modes.to} className="text-link underline">
            {words.modes.label}
          </Link>
        </p>
        <p className="mt-1 text-12 text-ink-3">{words.finalWord}</p>
      </Section>
    </ChartGround>
  );
}
