import { patternOf } from '#domain/form/path.ts';
import { type CodeNames, namesOfCodes } from '#domain/reference/code-names.ts';
import { known } from './service-words.ts';

/** Shared by the forms of several services, once choices.ts is here: their first steps choose among names of their own. */
const shared: Record<string, CodeNames> = {};

export const shareChoices = (choices: Readonly<Record<string, CodeNames>>): void => void Object.assign(shared, choices);

const none: CodeNames = {};

/** One code of a field, or several divided by commas; a list that came with the page goes before ours. */
export function choiceName(path: string, codes: string, listed?: CodeNames): string {
  const pattern = patternOf(path);
  const ours = known.choices[pattern] ?? shared[pattern] ?? none;
  return namesOfCodes(codes, listed === undefined ? ours : { ...ours, ...listed });
}
