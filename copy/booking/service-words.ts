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

const fields: Record<string, FieldWords> = {};
const choices: Record<string, CodeNames> = {};
const steps: Record<string, string> = {};

/** Texts of the services loaded so far: a page loads only those of its own form. */
export const known: ServiceWords = { fields, choices, steps };

/** Services may define choices for a shared field: each code keeps its name. */
export function serviceWords(words: ServiceWords): ServiceWords {
  Object.assign(fields, words.fields);
  Object.assign(steps, words.steps);
  for (const [path, names] of Object.entries(words.choices)) choices[path] = { ...choices[path], ...names };
  return words;
}
