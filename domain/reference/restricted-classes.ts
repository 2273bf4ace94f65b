import { dgClasses } from './dangerous-classes.ts';

/** Classes as a restriction names them: 1 stands for every division of class 1. */
export const restrictedClasses: readonly string[] = ['1', ...dgClasses.map(({ code }) => code)];
