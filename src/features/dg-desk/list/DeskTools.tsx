import type { ReactNode } from 'react';
import { segregationCheck, deskTools as words } from '#copy/dg-desk/tools.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Tool } from '#src/features/page-parts/views/Tool.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { classes } from '#src/ui/classes.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { BoxLoad } from '../tools/BoxLoad.tsx';
import { CarrierClasses, type DeskCarriers } from '../tools/CarrierClasses.tsx';
import { FlashPoint } from '../tools/FlashPoint.tsx';
import { LimitedQuantity } from '../tools/LimitedQuantity.tsx';
import { NumberCheck } from '../tools/NumberCheck.tsx';
import { TankFill } from '../tools/TankFill.tsx';
import { LazySegregation, type LazySegregationRef } from './LazySegregation.tsx';

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
