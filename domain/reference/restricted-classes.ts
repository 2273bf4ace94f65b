import { dgClasses } from './dangerous-classes.ts';

/** Classes a restriction may name; 1 means every division of class 1. */
export const restrictedClasses: readonly string[] = ['1', ...dgClasses.map(({ code }) => code)];
