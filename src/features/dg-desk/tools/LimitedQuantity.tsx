import { useState } from 'react';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { KIT } from '#copy/kit.ts';
import { innerLimitFor, type LimitedGoods, limitedProblems } from '#domain/dangerous-goods/limited-quantity.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { NumberField } from './NumberField.tsx';
import { numberError } from './number-error.ts';
import { ToolAnswer, ToolHint, Verdict } from './ToolAnswer.tsx';

const words = deskTools.limited;
const AMOUNT: QuantityLimits = { decimals: 3, min: '0.001', max: 1000 };
const AEROSOL = 'aerosol';

const LISTED = ['3', '4.1', '5.1', '6.1', '8', '9'] as const;
const CLASSES = [
  ...LISTED.map((value) => ({ value: value as string, label: `${value} ${KIT.hazard[value]}` })),
  { value: AEROSOL, label: words.aerosol },
];
const GROUPS = (['I', 'II', 'III'] as const).map((value) => ({ value, label: value }));

/** Checks for limited quantity; for known goods, asks for the packages only. */
export function LimitedQuantity({ goods, isInDoubt = false }: { goods?: LimitedGoods; isInDoubt?: boolean }) {
  const [chosen, setChosen] = useState('3');
  const [group, setGroup] = useState<'I' | 'II' | 'III'>('III');
  const asked = goods ?? { dangerousClass: chosen, packingGroup: group, aerosol: chosen === AEROSOL };
  return (
    <div className="grid gap-1.5">
      {goods === undefined ? (
        <div className="grid grid-cols-2 gap-1">
          <Field label={words.class}>
            {(control) => <Select {...control} choices={CLASSES} value={chosen} onChange={setChosen} />}
          </Field>
          <Field label={words.group}>
            {(control) => (
              <Select {...control} choices={GROUPS} value={group} onChange={setGroup} disabled={chosen === AEROSOL} />
            )}
          </Field>
        </div>
      ) : null}
      {isInDoubt ? (
        <ToolAnswer>
          <Verdict tone="ask">{words.inDoubt}</Verdict>
        </ToolAnswer>
      ) : (
        <Packages goods={asked} />
      )}
    </div>
  );
}

function Packages({ goods }: { goods: LimitedGoods }) {
  const [inner, setInner] = useState('1');
  const [gross, setGross] = useState('20');
  const [isTray, setTray] = useState(false);
  const innerRead = readQuantity(inner, AMOUNT);
  const grossRead = readQuantity(gross, AMOUNT);
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        <NumberField
          label={words.inner}
          unit={words.innerUnit}
          decimals={3}
          error={numberError(innerRead, words.range)}
          value={inner}
          onChange={setInner}
        />
        <NumberField
          label={words.gross}
          unit="kg"
          decimals={3}
          error={numberError(grossRead, words.range)}
          value={gross}
          onChange={setGross}
        />
      </div>
      <Checkbox checked={isTray} onChange={setTray}>
        {words.tray}
      </Checkbox>
      <ToolAnswer>
        {innerRead.ok && grossRead.ok ? (
          <Answer goods={goods} inner={innerRead.value} gross={grossRead.value} isTray={isTray} />
        ) : null}
      </ToolAnswer>
    </>
  );
}

interface AnswerProps {
  goods: LimitedGoods;
  inner: string;
  gross: string;
  isTray: boolean;
}

function Answer({ goods, inner, gross, isTray }: AnswerProps) {
  const limit = innerLimitFor(goods);
  const problems = limitedProblems(goods, { inner, grossKg: gross, shrinkTray: isTray });
  return (
    <>
      {problems.map((problem) => (
        <Verdict key={problem} tone="no">
          {words.problems[problem]}
        </Verdict>
      ))}
      {limit === null ? null : (
        <>
          {problems.length === 0 ? (
            <Verdict tone="yes">{words.allowed(limit)}</Verdict>
          ) : (
            <p className="text-12 text-ink-2">{words.limit(limit)}</p>
          )}
          <ToolHint>{goods.innerLimit === undefined ? words.typical : words.listed}</ToolHint>
        </>
      )}
    </>
  );
}
