import { type ComponentProps, useState } from 'react';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { isTankSufficient, liquidTankCodes } from '#domain/cargo/tank-code.ts';
import { moltenLimit, tankLimit } from '#domain/cargo/tank-fill.ts';
import { compare, type DecimalInput, decimalText, divide, multiply } from '#domain/decimal.ts';
import { showNumberText } from '#domain/number-text.ts';
import { type QuantityLimits, type QuantityRead, readQuantity } from '#domain/quantity.ts';
import { USUAL_FILLING_TEMPERATURE } from '#domain/tank/kinds.ts';
import type { TankNeed } from '#domain/tank/need.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import { NumberField } from './NumberField.tsx';
import { numberError } from './number-error.ts';
import { ToolAnswer, ToolHint, Verdict } from './ToolAnswer.tsx';

const words = deskTools.tank;
const DENSITY: QuantityLimits = { decimals: 4, min: '0.3', max: 3 };
const TEMPERATURE: QuantityLimits = { decimals: 1, min: -50, max: 50 };
const CAPACITY: QuantityLimits = { decimals: 0, min: 1000, max: 36_000 };

const REQUIRED = liquidTankCodes.map((value) => ({ value, label: value }));
const OFFERED = ['T4', 'T7', 'T11', 'T14', 'T20', 'T22'].map((value) => ({ value, label: value }));
const PROVISIONS = (['TP1', 'TP2', 'TP3'] as const).map((value) => ({ value, label: words.provisions[value] }));

/** Example values: methanol. */
const EXAMPLE = { density15: '0.7961', density50: '0.7632' };

/** Tank required for the goods and its filling degree; shows an example without goods. */
export function TankFill({ need }: { need?: TankNeed }) {
  if (need === undefined) return <Filling code="T7" provision="TP2" isGiven={false} densities={EXAMPLE} />;
  if (need.kind !== 'LIQUID') return <ToolHint>{withoutFilling(need)}</ToolHint>;
  return (
    <>
      {need.isInDoubt ? <Verdict tone="ask">{words.fillInDoubt}</Verdict> : null}
      <Filling code={need.code} provision={need.provision} isGiven densities={{ density15: '', density50: '' }} />
    </>
  );
}

/** Why the filling of these goods cannot be calculated here. */
function withoutFilling(need: Exclude<TankNeed, { kind: 'LIQUID' }>): string {
  switch (need.kind) {
    case 'GAS':
      return words.gas(need.code);
    case 'ASKED':
      return words.asked(need.why, need.code);
    case 'UNKNOWN':
      return words.inDoubt;
    default:
      return words.noPortable;
  }
}

interface FillingProps {
  code: string;
  provision: 'TP1' | 'TP2' | 'TP3';
  isGiven: boolean;
  densities: typeof EXAMPLE;
}

function Filling({ code, provision: firstProvision, isGiven, densities }: FillingProps) {
  const [required, setRequired] = useState(code);
  const [offered, setOffered] = useState('T11');
  const [provision, setProvision] = useState(firstProvision);
  const isEnough = isTankSufficient(required, offered);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1">
        <Field label={words.required}>
          {(control) => (
            <Select {...control} choices={REQUIRED} value={required} onChange={setRequired} disabled={isGiven} />
          )}
        </Field>
        <Field label={words.offered}>
          {(control) => <Select {...control} choices={OFFERED} value={offered} onChange={setOffered} />}
        </Field>
      </div>
      <ToolAnswer>
        <Verdict tone={isEnough ? 'yes' : 'no'}>
          {isEnough ? words.enough(required, offered) : words.tooWeak(required, offered)}
        </Verdict>
      </ToolAnswer>
      <Field label={words.provision} term={<Term name="tp" word="TP" isMark />}>
        {(control) => <Select {...control} choices={PROVISIONS} value={provision} onChange={setProvision} />}
      </Field>
      {provision === 'TP3' ? <Melted /> : <Degree provision={provision} densities={densities} />}
    </div>
  );
}

type FieldProps = ComponentProps<typeof NumberField>;

const DensityField = (props: Omit<FieldProps, 'unit' | 'decimals'>) => (
  <NumberField {...props} unit="kg/L" decimals={4} />
);

const CapacityField = ({ read, ...props }: Pick<FieldProps, 'value' | 'onChange'> & { read: QuantityRead }) => (
  <NumberField
    {...props}
    label={words.capacity}
    unit="L"
    decimals={0}
    error={numberError(read, words.ranges.capacity)}
  />
);

/** Goods carried molten: from the densities at filling and at the maximum temperature. */
function Melted() {
  const [filled, setFilled] = useState('');
  const [hot, setHot] = useState('');
  const [capacity, setCapacity] = useState('24000');
  const fillDensity = readQuantity(filled, DENSITY);
  const hotDensity = readQuantity(hot, DENSITY);
  const litres = readQuantity(capacity, CAPACITY);
  const isBackwards = fillDensity.ok && hotDensity.ok && compare(hotDensity.value, fillDensity.value) > 0;
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        <DensityField
          label={words.fillDensity}
          error={numberError(fillDensity, words.ranges.density)}
          value={filled}
          onChange={setFilled}
        />
        <DensityField
          label={words.hotDensity}
          error={isBackwards ? words.hotBackwards : numberError(hotDensity, words.ranges.density)}
          value={hot}
          onChange={setHot}
        />
        <CapacityField read={litres} value={capacity} onChange={setCapacity} />
      </div>
      <ToolAnswer>
        {fillDensity.ok && hotDensity.ok && litres.ok && !isBackwards ? (
          <Limit
            limit={moltenLimit({
              ...{ fillDensity: fillDensity.value, hotDensity: hotDensity.value, capacityLitres: litres.value },
            })}
            capacityLitres={litres.value}
            why={words.melted}
          />
        ) : (
          <ToolHint>{words.fillMelted}</ToolHint>
        )}
      </ToolAnswer>
    </>
  );
}

type Densities = Pick<FillingProps, 'densities'> & { provision: 'TP1' | 'TP2' };

function Degree({ provision, densities }: Densities) {
  const [density15, setDensity15] = useState(densities.density15);
  const [density50, setDensity50] = useState(densities.density50);
  const [temperature, setTemperature] = useState(USUAL_FILLING_TEMPERATURE);
  const [capacity, setCapacity] = useState('24000');
  const cold = readQuantity(density15, DENSITY);
  const warm = readQuantity(density50, DENSITY);
  const filled = readQuantity(temperature, TEMPERATURE);
  const litres = readQuantity(capacity, CAPACITY);
  const isBackwards = cold.ok && warm.ok && compare(warm.value, cold.value) >= 0;
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        <DensityField
          label={words.density15}
          error={numberError(cold, words.ranges.density)}
          value={density15}
          onChange={setDensity15}
        />
        <DensityField
          label={words.density50}
          error={isBackwards ? words.backwards : numberError(warm, words.ranges.density)}
          value={density50}
          onChange={setDensity50}
        />
        <NumberField
          label={words.temperature}
          unit="℃"
          decimals={1}
          negative
          error={numberError(filled, words.ranges.temperature)}
          value={temperature}
          onChange={setTemperature}
        />
        <CapacityField read={litres} value={capacity} onChange={setCapacity} />
      </div>
      <ToolAnswer>
        {cold.ok && warm.ok && filled.ok && litres.ok && !isBackwards ? (
          <Reckoned
            fill={{
              density15: cold.value,
              density50: warm.value,
              fillingTemperature: filled.value,
              provision,
              capacityLitres: litres.value,
            }}
          />
        ) : (
          <ToolHint>{words.fill}</ToolHint>
        )}
      </ToolAnswer>
    </>
  );
}

function Reckoned({ fill }: { fill: Parameters<typeof tankLimit>[0] }) {
  const { expansion, ...limit } = tankLimit(fill);
  return <Limit limit={limit} capacityLitres={fill.capacityLitres} why={words.expansion(decimalText(expansion))} />;
}

interface LimitProps {
  limit: ReturnType<typeof moltenLimit>;
  capacityLitres: DecimalInput;
  why: string;
}

function Limit({ limit: { percent, litres }, capacityLitres, why }: LimitProps) {
  const least = divide(multiply(capacityLitres, 80), 100, 0, 'up');
  const whole = (value: Parameters<typeof decimalText>[0]) => showNumberText(decimalText(value), { decimals: 0 });
  return (
    <>
      <dl className="double-rule grid gap-0.5 pt-1">
        <div className="flex justify-between gap-2">
          <dt>{words.percent}</dt>
          <dd className="font-strong">{decimalText(percent)} %</dd>
        </div>
        <div className="flex justify-between gap-2 font-strong text-16">
          <dt>{words.litres}</dt>
          <dd>{whole(litres)} L</dd>
        </div>
      </dl>
      <p className="text-12 text-ink-2">{why}</p>
      <p className="text-12 text-ink-2">{words.surge(whole(least))}</p>
    </>
  );
}
