import type { CodeNames } from '#domain/reference/code-names.ts';
import { type FieldWords, under } from '../service-words.ts';

/** Dangerous goods fields under road regulations. */
export const roadFields: Readonly<Record<string, FieldWords>> = under('cargo.*', {
  roadCode: { label: '分类代码', help: 'JT/T 617.3 品名表，例如 F1' },
  roadCategory: { label: '运输类别', help: 'JT/T 617.3 品名表，0 至 4' },
  tunnelCode: { label: '隧道限制代码', help: 'JT/T 617.3 品名表' },
});

export const roadChoices: Readonly<Record<string, CodeNames>> = {
  'cargo.*.roadCategory': { 0: '0 类', 1: '1 类', 2: '2 类', 3: '3 类', 4: '4 类' },
  'cargo.*.tunnelCode': { NONE: '无限制', B: 'B', C: 'C', D: 'D', E: 'E' },
};

export const doorSteps = { doors: '提送货与联系人' };
