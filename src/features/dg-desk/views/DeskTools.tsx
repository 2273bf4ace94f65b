import { type ReactNode, useState } from 'react';
import { deskTools, segregationCheck, deskTools as words } from '#copy/dg-desk/tools.ts';
import { waybillCheckDigit } from '#domain/air/waybill.ts';
import { fillBoxes } from '#domain/cargo/box-fill.ts';
import { type PackageKind, packagesPerTwentyFoot } from '#domain/cargo/packages.ts';
import { decimalText } from '#domain/decimal.ts';
import { casCheckDigit } from '#domain/identity/cas-number.ts';
import { shipCheckDigit } from '#domain/identity/ship-number.ts';
import { showNumberText } from '#domain/number-text.ts';
import { type QuantityLimits, readQuantity } from '#domain/quantity.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { cleanCode } from '#domain/text.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { RevenueTons } from '#src/features/home/views/RevenueTons.tsx';
import { Tool } from '#src/features/page-parts/views/Tool.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { classes } from '#src/ui/classes.ts';
import { CheckedNumber } from '#src/ui/parts/CheckedNumber.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { CarrierClasses, type DeskCarriers } from '../tools/CarrierClasses.tsx';
import { FlashPoint } from '../tools/FlashPoint.tsx';
import { LimitedQuantity } from '../tools/LimitedQuantity.tsx';
import { NumberField } from '../tools/NumberField.tsx';
import { numberError } from '../tools/number-error.ts';
import { TankFill } from '../tools/TankFill.tsx';
import { ToolAnswer, ToolHint, Verdict } from '../tools/ToolAnswer.tsx';
import { LazySegregation, type LazySegregationRef } from './LazySegregation.tsx';

const boxLoadWords = deskTools.load;

/** The lower figures, where carriers differ. */
const BOXES = containerTypes.flatMap(({ code, nameCn, practical, payloadKg }) =>
  practical === null ? [] : [{ code, nameCn, practicalVolume: practical.min, payloadKg: payloadKg.min }],
);
const TYPES = BOXES.map(({ code, nameCn }) => ({ value: code, label: `${code} ${nameCn}` }));
const KINDS = (Object.keys(boxLoadWords.packages) as PackageKind[]).map((value) => ({
  value,
  label: boxLoadWords.packages[value],
}));
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
      <Field label={boxLoadWords.type}>
        {(control) => <Select {...control} choices={TYPES} value={code} onChange={setCode} />}
      </Field>
      {box === undefined ? null : <Filled box={box} volume={volume} weight={weight} />}
    </div>
  );
}

function Filled({ box, volume, weight }: { box: (typeof BOXES)[number]; volume: string; weight: string }) {
  const { boxes, by, volumePercent, weightPercent } = fillBoxes({ volume, weightKg: weight }, box);
  const why = by === 'VOLUME' ? boxLoadWords.byVolume : boxLoadWords.byWeight;
  return (
    <>
      <p className="font-strong text-16">{boxLoadWords.boxes(boxes, box.code)}</p>
      <p className="text-12 text-ink-2">{why(decimalText(volumePercent), decimalText(weightPercent))}</p>
      <ToolHint>
        {boxLoadWords.basis(String(box.practicalVolume), showNumberText(String(box.payloadKg), { decimals: 0 }))}
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
        <Field label={boxLoadWords.package}>
          {(control) => <Select {...control} choices={KINDS} value={kind} onChange={setKind} />}
        </Field>
        <NumberField
          label={boxLoadWords.gross}
          unit="kg"
          decimals={3}
          error={numberError(read, boxLoadWords.grossRange)}
          value={gross}
          onChange={setGross}
        />
      </div>
      <ToolAnswer>
        {fit === null ? null : (
          <p>
            <span className="font-strong text-16">{boxLoadWords.fits(String(fit.packages))}</span>
            <span className="block text-12 text-ink-2">{boxLoadWords.fitsBy[fit.by]}</span>
          </p>
        )}
      </ToolAnswer>
    </div>
  );
}

const numberCheckWords = deskTools.numbers;
const checks = { cas: casCheckDigit, ship: shipCheckDigit, waybill: waybillCheckDigit } as const;
const kinds = ['cas', 'ship', 'waybill'] as const;

function Answer({ number }: { number: string }) {
  const kind = kinds.find((one) => checks[one](number) !== null);
  if (kind === undefined) return <ToolHint>{numberCheckWords.shape}</ToolHint>;
  const digit = String(checks[kind](number));
  if (!number.endsWith(digit))
    return <Verdict tone="no">{numberCheckWords.wrong(numberCheckWords.kinds[kind], digit)}</Verdict>;
  return (
    <>
      <Verdict tone="yes">{numberCheckWords.good(numberCheckWords.kinds[kind])}</Verdict>
      {kind === 'cas' ? (
        <Link href={`/dgdesk?${new URLSearchParams({ keyword: number })}`} className="text-link">
          {numberCheckWords.find}
        </Link>
      ) : null}
    </>
  );
}

/** Checks a UN, ship or waybill number; links UN numbers to the list. */
export function NumberCheck() {
  const [typed, setTyped] = useState('108-88-3');
  return (
    <div className="grid gap-1.5">
      <CheckedNumber words={numberCheckWords} value={typed} onChange={setTyped} />
      <ToolAnswer>
        <Answer number={cleanCode(typed)} />
      </ToolAnswer>
    </div>
  );
}

interface DeskToolsProps {
  segregation: LazySegregationRef;
  carriers: ResourceRef<DeskCarriers>;
}

const Column = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classes('grid min-w-0 content-start gap-2', className)}>{children}</div>
);

export default function DeskTools({ segregation, carriers }: DeskToolsProps) {
  return (
    <>
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        <Column>
          <Tool title={segregationCheck.title}>
            <LazySegregation actor={segregation} />
          </Tool>
          <Tool title={words.numbers.title}>
            <NumberCheck />
          </Tool>
        </Column>
        <Column>
          <Tool title={words.tank.title}>
            <TankFill />
          </Tool>
        </Column>
        <Column className="md:max-xl:col-span-2 md:max-xl:grid-cols-2">
          <Tool title={words.flash.title}>
            <FlashPoint />
          </Tool>
          <Tool title={words.limited.title}>
            <LimitedQuantity />
          </Tool>
        </Column>
        <Column className="xl:col-span-1">
          <Tool title={words.load.title}>
            <BoxLoad />
          </Tool>
        </Column>
        <Column className="md:max-xl:col-span-2 xl:col-span-2">
          <Tool title={words.carriers.title}>
            <ResourceBlock
              actor={carriers}
              name={words.carriers.title}
              skeleton={<SkeletonRows rows={9} columns={6} />}
              isEmpty={(list) => list.length === 0}
              frame={(inside) => inside}
            >
              {(list) => <CarrierClasses carriers={list} />}
            </ResourceBlock>
          </Tool>
        </Column>
      </div>
      <p className="mt-1 text-12 text-ink-3">{words.notice}</p>
    </>
  );
}
