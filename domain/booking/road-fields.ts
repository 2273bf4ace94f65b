import type { Field, RuleInput } from '../form/field.ts';
import type { GoodsLine } from './goods-line.ts';

/** Road data of the list (JT/T 617.3): classification, transport category, tunnel restriction. */
export interface RoadEntry {
  roadCode: string;
  roadCategory: string;
  tunnelCode: string;
}

export const blankRoadEntry: RoadEntry = { roadCode: '', roadCategory: '', tunnelCode: '' };

export function roadFields<Form, Line extends GoodsLine & RoadEntry, Context>(
  shown: (spot: RuleInput<Form, Line, Context>) => boolean,
): Record<keyof RoadEntry, Field<Form, Line, Context>> {
  const choice = (codes: readonly string[]): Field<Form, Line, Context> => ({
    kind: 'choice',
    required: true,
    shown,
    choices: () => codes,
  });
  return {
    roadCode: { kind: 'code', isShared: true, most: 6, required: true, shown },
    roadCategory: choice(['0', '1', '2', '3', '4']),
    tunnelCode: choice(['NONE', 'B', 'C', 'D', 'E']),
  };
}
