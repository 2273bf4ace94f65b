import type { FclContext } from './fcl-context.ts';
import {
  blankCargo,
  blankContainer,
  blankDangerous,
  type CargoLine,
  type ContainerLine,
  type FclForm,
} from './fcl-form.ts';
import { parentOf, readAt, replaceAt } from './path.ts';
import { fillNames } from './un-fill.ts';

/** A number fills the names of its cargo; general cargo keeps nothing of a dangerous block. */
export function followCargo(form: FclForm, _: FclContext, path: string): FclForm {
  if (/^cargo\.\d+\.dg\.unNo$/.test(path)) {
    const at = parentOf(parentOf(path));
    const line = readAt(form, at) as CargoLine;
    return replaceAt(form, at, { ...line, ...fillNames(line, line.dg.unNo) });
  }
  if (/^cargo\.\d+\.isDanger$/.test(path) && readAt(form, path) === false)
    return replaceAt(form, `${parentOf(path)}.dg`, blankDangerous);
  return form;
}

/** A number that no line of the list has borne: the lines keep their own when others go. */
export const nextId = (lines: readonly { id: string }[]): string =>
  String(lines.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0) + 1);

export const newCargo = (lines: readonly CargoLine[], isDanger: boolean): CargoLine => ({
  ...blankCargo,
  id: nextId(lines),
  isDanger,
});

/** Files stay with the line they were given for. */
export const copyOfCargo = (lines: readonly CargoLine[], line: CargoLine): CargoLine => ({
  ...line,
  id: nextId(lines),
  sds: [],
  classReport: [],
  dg: { ...line.dg, dangerPackCertFiles: [], perfCertFiles: [] },
});

export const newContainer = (lines: readonly ContainerLine[], ctnType: string): ContainerLine => ({
  ...blankContainer,
  id: nextId(lines),
  ctnType,
});
