import type { LocationOption } from '#domain/locations/option.ts';

export interface DeskContext {
  now: number;
  carriers: readonly string[];
  ports: readonly string[];
  payTypes: readonly string[];
}

export interface DeskFacts extends DeskContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  locations: Readonly<Record<'carriage.dstPortCode' | 'carriage.orgPortCode', readonly LocationOption[]>>;
}
