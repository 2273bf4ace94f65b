interface Happening {
  actualAt: number | null;
}

/** The last planned step that has happened; -1 before the first. */
export const reachedIndex = (steps: readonly Happening[]): number =>
  steps.reduce((last, { actualAt }, index) => (actualAt === null ? last : index), -1);

/** The step that comes next: one that was left out is not waited for. */
export const awaitedStep = <Step extends Happening>(steps: readonly Step[]): Step | undefined =>
  steps[reachedIndex(steps) + 1];
