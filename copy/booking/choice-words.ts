import { patternOf } from '#domain/form/path.ts';
import { type CodeNames, namesOfCodes } from '#domain/reference/code-names.ts';
import { known } from './service-words.ts';

/** Choices shared by several services, extended when choices.ts loads: first steps need only their own. */
const shared: Record<string, CodeNames> = {};

export const shareChoices = (choices: Readonly<Record<string, CodeNames>>): void => void Object.assign(shared, choices);

const none: CodeNames = {};

/** Name of one code or several separated by commas; a list loaded with the page has precedence. */
export function choiceName(path: string, codes: string, listed?: CodeNames): string {
  const pattern = patternOf(path);
  const ours = known.choices[pattern] ?? shared[pattern] ?? none;
  return namesOfCodes(codes, listed === undefined ? ours : { ...ours, ...listed });
}
