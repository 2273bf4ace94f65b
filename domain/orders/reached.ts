interface Happening {
  actualAt: number | null;
}

/** Index of the last completed step; -1 before the first. */
export const reachedIndex = (steps: readonly Happening[]): number =>
  steps.reduce((last, { actualAt }, index) => (actualAt === null ? last : index), -1);

/** Next step; skipped steps are not awaited. */
export const awaitedStep = <Step extends Happening>(steps: readonly Step[]): Step | undefined =>
  steps[reachedIndex(steps) + 1];
