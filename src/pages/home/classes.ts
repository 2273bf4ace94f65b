import { HAZARD_CLASSES } from '#src/ui/placard/classes.ts';

/** The classes and divisions as the page shows them: class 1 once, the two marks not at all. */
export const shownClasses = HAZARD_CLASSES.filter((value) => !/^(1\.|mp|lq)/.test(value));
