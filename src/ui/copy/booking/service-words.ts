import type { CodeNames } from '#domain/reference/code-names.ts';

export interface FieldWords {
  label: string;
  help?: string;
}

/** The words of one service's order form, besides those that every form has. */
export interface ServiceWords {
  fields: Readonly<Record<string, FieldWords>>;
  choices: Readonly<Record<string, CodeNames>>;
  steps: Readonly<Record<string, string>>;
}

export const under = (at: string, fields: Readonly<Record<string, FieldWords>>): Record<string, FieldWords> =>
  Object.fromEntries(Object.entries(fields).map(([key, words]) => [`${at}.${key}`, words]));
