import { serviceWords } from './services.ts';

const steps: Readonly<Record<string, string>> = {
  confirm: '确认',
  goods: '货物',
  contact: '联系人',
  ...Object.fromEntries(serviceWords.flatMap(({ steps }) => Object.entries(steps))),
};

/** What a step of an order form is called. */
export const stepName = (step: string): string => steps[step] ?? step;
