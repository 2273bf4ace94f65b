import type { ReactNode } from 'react';
import { deskTools, segregationCheck } from '#copy/dg-desk/tools.ts';
import { FlashPoint } from '../tools/FlashPoint.tsx';
import { LimitedQuantity } from '../tools/LimitedQuantity.tsx';
import { TankFill } from '../tools/TankFill.tsx';
import { LazySegregation, type LazySegregationRef } from '../views/LazySegregation.tsx';
import { type DeskSheet, provisionsOf } from './sheet-rows.tsx';

const AEROSOLS = '1950';

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-1 border-line-2 border-t pt-2 first:border-t-0 first:pt-0">
    <h3 className="font-strong text-16 leading-head">{title}</h3>
    {children}
  </section>
);

interface SheetToolsProps {
  sheet: DeskSheet;
  group: string | null;
  segregation: LazySegregationRef;
}

/** Tools relevant to these goods, prefilled. */
export default function SheetTools({ sheet, group, segregation }: SheetToolsProps) {
  const limit = sheet.limits.find(({ packingGroup }) => packingGroup === group) ?? sheet.limits[0];
  const provisions = limit === undefined ? null : provisionsOf(sheet, limit);
  const packingGroup = limit?.packingGroup ?? null;
  const measured = /^-?\d+$/.test(sheet.flashPoint ?? '') ? (sheet.flashPoint ?? '') : '';
  return (
    <div className="grid content-start gap-3">
      {sheet.mainClass === '3' ? (
        <Block title={deskTools.flash.title}>
          <FlashPoint flash={measured} boiling="" />
        </Block>
      ) : null}
      <Block title={deskTools.limited.title}>
        <LimitedQuantity
          goods={{
            dangerousClass: sheet.mainClass,
            packingGroup,
            aerosol: sheet.unNo === AEROSOLS,
            innerLimit: limit?.limitedQuantity ?? null,
          }}
          isInDoubt={limit?.limitedCode === null}
        />
      </Block>
      <Block title={deskTools.tank.title}>
        <TankFill key={limit?.tank} need={provisions?.tankNeed ?? { kind: 'UNKNOWN' }} />
      </Block>
      <Block title={segregationCheck.title}>
        <LazySegregation actor={segregation} />
      </Block>
    </div>
  );
}
