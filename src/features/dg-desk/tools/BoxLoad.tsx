import { useState } from 'react';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { fillBoxes } from '#domain/cargo/box-fill.ts';
import { type PackageKind, packagesPerTwentyFoot } from '#domain/cargo/packages.ts';
import { decimalText } from '#domain/decimal.ts';
import { showNumberText } from '#domain/number-text.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { RevenueTons } from '#src/features/home/views/RevenueTons.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { NumberField } from './NumberField.tsx';
import { numberError } from './number-error.ts';
import { ToolAnswer, ToolHint } from './ToolAnswer.tsx';

const words = deskTools.load;

/** The lower figures, where carriers differ. */
const BOXES = containerTypes.flatMap(({ code, nameCn, practical, payloadKg }) =>
  practical === null ? [] : [{ code, nameCn, practicalVolume: practical.min, payloadKg: payloadKg.min }],
);
const TYPES = BOXES.map(({ code, nameCn }) => ({ value: code, label: `${code} ${nameCn}` }));
const KINDS = (Object.keys(words.packages) as PackageKind[]).map((value) => ({ value, label: words.packages[value] }));
const TWENTY_FOOT_KG = 28_250;
const GROSS: QuantityLimits = { decimals: 3, min: '0.1', max: TWENTY_FOOT_KG };

/** Calculates chargeable load and container count, and packages per container. */
export const BoxLoad = () => (
  <div className="grid gap-2">
    <RevenueTons>{(load) => <Boxes {...load} />}</RevenueTons>
    <Packages />
  </div>
);

function Boxes({ volume, weight }: { volume: string; weight: string }) {
  const [code, setCode] = useState<ContainerCode>('20GP');
  const box = BOXES.find((one) => one.code === code);
  return (
    <div className="grid gap-1 border-line border-t pt-1.5">
      <Field label={words.type}>
        {(control) => <Select {...control} choices={TYPES} value={code} onChange={setCode} />}
      </Field>
      {box === undefined ? null : <Filled box={box} volume={volume} weight={weight} />}
    </div>
  );
}

function Filled({ box, volume, weight }: { box: (typeof BOXES)[number]; volume: string; weight: string }) {
  const { boxes, by, volumePercent, weightPercent } = fillBoxes({ volume, weightKg: weight }, box);
  const why = by === 'VOLUME' ? words.byVolume : words.byWeight;
  return (
    <>
      <p className="font-strong text-16">{words.boxes(boxes, box.code)}</p>
      <p className="text-12 text-ink-2">{why(decimalText(volumePercent), decimalText(weightPercent))}</p>
      <ToolHint>
        {words.basis(String(box.practicalVolume), showNumberText(String(box.payloadKg), { decimals: 0 }))}
      </ToolHint>
    </>
  );
}

function Packages() {
  const [kind, setKind] = useState<PackageKind>('DRUM_200L');
  const [gross, setGross] = useState('200');
  const read = readQuantity(gross, GROSS);
  const fit = read.ok ? packagesPerTwentyFoot(kind, read.value, TWENTY_FOOT_KG) : null;
  return (
    <div className="grid gap-1 border-line border-t pt-1.5">
      <div className="grid grid-cols-2 gap-1">
        <Field label={words.package}>
          {(control) => <Select {...control} choices={KINDS} value={kind} onChange={setKind} />}
        </Field>
        <NumberField
          label={words.gross}
          unit="kg"
          decimals={3}
          error={numberError(read, words.grossRange)}
          value={gross}
          onChange={setGross}
        />
      </div>
      <ToolAnswer>
        {fit === null ? null : (
          <p>
            <span className="font-strong text-16">{words.fits(String(fit.packages))}</span>
            <span className="block text-12 text-ink-2">{words.fitsBy[fit.by]}</span>
          </p>
        )}
      </ToolAnswer>
    </div>
  );
}
