import { chinaMoment } from './china-moment.ts';

interface DeviationFacts {
  name: string;
  at: number;
  missing: readonly string[];
  reason: string;
}

/** A step that was taken although something was missing, as the customer reads it. */
export const orderDeviations = {
  badge: '偏离',
  title: '偏离',
  text: ({ at, missing, name, reason }: DeviationFacts) =>
    `${chinaMoment(at)} 在${missing.join('、')}时记了${name}。原因：${reason}`,
  short: ({ missing, reason }: Pick<DeviationFacts, 'missing' | 'reason'>) => `${missing.join('、')}。原因：${reason}`,
  paper: (reason: string) => `操作员说明：${reason}`,
} as const;
