import { known } from './service-words.ts';

/** Steps that several services have. */
const steps: Readonly<Record<string, string>> = {
  confirm: '确认',
  goods: '货物',
  contact: '联系人',
  route: '航线与箱量',
  cargo: '货物与危险品',
};

/** What a step of an order form is called. */
export const stepName = (step: string): string => known.steps[step] ?? steps[step] ?? step;
