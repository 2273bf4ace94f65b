const environment: Readonly<Record<string, unknown>> = import.meta.env;

/** Whether vitest runs the stories; false in Storybook itself. */
export const IN_TESTS = environment.FULL !== undefined;

/** Whether `npm test` runs the stories, and not the full run. */
export const IN_GATE = environment.FULL === '0';
