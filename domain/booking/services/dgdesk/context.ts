import type { LocationOption } from '#domain/locations/option.ts';

export interface DeskContext {
  now: number;
  /** Codes of the shipping lines and the ports there are. */
  carriers: readonly string[];
  ports: readonly string[];
  payTypes: readonly string[];
}

/** What the page knows besides the form. */
export interface DeskFacts extends DeskContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The ports by the field they are chosen in. */
  locations: Readonly<Record<'carriage.dstPortCode' | 'carriage.orgPortCode', readonly LocationOption[]>>;
}
