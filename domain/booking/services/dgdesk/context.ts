import type { LocationOption } from '#domain/locations/option.ts';

export interface DeskContext {
  now: number;
  /** Known shipping lines and ports. */
  carriers: readonly string[];
  ports: readonly string[];
  payTypes: readonly string[];
}

export interface DeskFacts extends DeskContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Selectable ports by field. */
  locations: Readonly<Record<'carriage.dstPortCode' | 'carriage.orgPortCode', readonly LocationOption[]>>;
}
