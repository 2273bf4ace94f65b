import { known } from './service-words.ts';

const steps: Readonly<Record<string, string>> = {
  confirm: '确认',
  goods: '货物',
  contact: '联系人',
  route: '航线与箱量',
  cargo: '货物与危险品',
};

/** Name of a step, from the service or from the shared steps. */
export const stepName = (step: string): string => known.steps[step] ?? steps[step] ?? step;
