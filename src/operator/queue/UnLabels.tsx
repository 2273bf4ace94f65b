import type { UnNumbers } from '#contract/fields/operator-queue.ts';
import { operatorQueue as words } from '#copy/operator/console.ts';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

/** Placards of the dangerous goods, each followed by its UN number. */
export const UnLabels = ({ numbers = [] }: { numbers: UnNumbers | undefined }) =>
  numbers.map(({ unNo, classes }) => (
    <PlacardRow key={unNo ?? classes.join()} values={classes} size={16}>
      {unNo === null ? null : words.unNo(unNo)}
    </PlacardRow>
  ));
