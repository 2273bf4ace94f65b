import { HAZARD_CLASSES } from '#src/ui/placard/classes.ts';

/** Classes and divisions on the page: class 1 once, without the two marks. */
export const shownClasses = HAZARD_CLASSES.filter((value) => !/^(1\.|mp|lq)/.test(value));
