import { parentOf, readAt, replaceAt } from '../form/path.ts';
import { blankDangerous, type GoodsLine } from './goods-line.ts';
import { withPackageShares } from './package-shares.ts';

/** A number that no line of the list has borne: the lines keep their own when others go. */
export const nextId = (lines: readonly { id: string }[]): string =>
  String(lines.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0) + 1);

export const newLine = <Line extends GoodsLine>(lines: readonly Line[], blank: Line, isDanger: boolean): Line => ({
  ...blank,
  id: nextId(lines),
  isDanger,
});

/** Files stay with the line they were given for. */
export const copyOfLine = <Line extends GoodsLine>(lines: readonly Line[], line: Line): Line => ({
  ...line,
  id: nextId(lines),
  sds: [],
  classReport: [],
  dg: { ...line.dg, dangerPackCertFiles: [], perfCertFiles: [] },
});

/** General cargo keeps nothing of a dangerous block. */
export function followGoods<Form extends { cargo: readonly GoodsLine[] }>(form: Form, path: string): Form {
  return /^cargo\.\d+\.isDanger$/.test(path) && readAt(form, path) === false
    ? replaceAt(form, `${parentOf(path)}.dg`, blankDangerous)
    : form;
}

/** What the share of a package is worked out from. */
const COUNTED = /^cargo(?:\.\d+\.(?:grossWeight|isDanger|netWeight|packages|packageType))?$/;

export const isCounted = (path: string): boolean => COUNTED.test(path);

/** The lines after a change of one of their fields, for a service whose packages stand alone. */
export function followLines<Line extends GoodsLine, Form extends { cargo: Line[] }>(
  form: Form,
  path: string,
  before: Form,
): Form {
  const followed = followGoods(form, path);
  const cargo = isCounted(path) ? withPackageShares(followed.cargo, before.cargo) : followed.cargo;
  return cargo === followed.cargo ? followed : { ...followed, cargo };
}
