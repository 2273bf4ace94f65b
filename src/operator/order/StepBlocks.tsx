import { blockText, operatorSteps as words } from '#copy/operator/orders.ts';
import type { Block } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

/** Anchor where each blocker is resolved. */
export const ANCHORS = { papers: 'papers', dangerous: 'step-dangerous', status: 'step-status', time: 'step-time' };

const placeOf: Record<Block['code'], string> = {
  FUTURE: ANCHORS.time,
  BEFORE_LAST_STEP: ANCHORS.time,
  BEFORE_PLAN: ANCHORS.time,
  DANGEROUS_PENDING: ANCHORS.dangerous,
  DANGEROUS_REJECTED: ANCHORS.dangerous,
  STEP_MISSING: ANCHORS.status,
  PAPERS_OUTSTANDING: ANCHORS.papers,
};

interface StepBlocksProps {
  blocks: readonly Block[];
  nameOf: (status: OrderStatus) => string;
}

/** Lists the blockers of a step, each linked to where it is resolved. */
export const StepBlocks = ({ blocks, nameOf }: StepBlocksProps) => (
  <ul className="grid rounded border border-danger-line bg-danger-soft">
    {blocks.map((block) => (
      <li key={block.code} className="flex items-start gap-1.5 border-danger-line border-b px-1.5 py-1 last:border-b-0">
        <Icon name="warn" className="mt-0.25 shrink-0 text-danger" />
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-1.5 gap-y-0.5">
          <span className="min-w-0 max-w-full flex-1 basis-20 font-strong">{blockText(block, nameOf)}</span>
          <Link href={`#${placeOf[block.code]}`} className="text-link underline underline-offset-4">
            {words.settle[block.code]}
          </Link>
        </span>
      </li>
    ))}
  </ul>
);
