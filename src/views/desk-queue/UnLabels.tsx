import type { UnNumbers } from '#contract/fields/desk-queue.ts';
import { deskQueue as words } from '#src/ui/copy/desk-queue.ts';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

/** The labels of its dangerous goods, each number behind its own; nothing where it has none. */
export const UnLabels = ({ numbers = [] }: { numbers: UnNumbers | undefined }) =>
  numbers.map(({ unNo, classes }) => (
    <PlacardRow key={unNo ?? classes.join()} values={classes} size={16}>
      {unNo === null ? null : words.unNo(unNo)}
    </PlacardRow>
  ));
