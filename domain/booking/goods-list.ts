import { parentOf, readAt, replaceAt } from '../form/path.ts';
import { blankDangerous, type GoodsLine } from './goods-line.ts';
import { withPackageShares } from './package-shares.ts';

/** Next unused id; ids are not reused after a removal. */
export const nextId = (lines: readonly { id: string }[]): string =>
  String(lines.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0) + 1);

export const newLine = <Line extends GoodsLine>(lines: readonly Line[], blank: Line, isDanger: boolean): Line => ({
  ...blank,
  id: nextId(lines),
  isDanger,
});

/** Files are not copied, because they belong to their line. */
export const copyOfLine = <Line extends GoodsLine>(lines: readonly Line[], line: Line): Line => ({
  ...line,
  id: nextId(lines),
  sds: [],
  classReport: [],
  dg: { ...line.dg, dangerPackCertFiles: [], perfCertFiles: [] },
});

export function followGoods<Form extends { cargo: readonly GoodsLine[] }>(form: Form, path: string): Form {
  return /^cargo\.\d+\.isDanger$/.test(path) && readAt(form, path) === false
    ? replaceAt(form, `${parentOf(path)}.dg`, blankDangerous)
    : form;
}

/** Fields that affect the package shares. */
const COUNTED = /^cargo(?:\.\d+\.(?:grossWeight|isDanger|netWeight|packages|packageType))?$/;

export const isCounted = (path: string): boolean => COUNTED.test(path);

/** Updates the lines after a change, for services without containers. */
export function followLines<Line extends GoodsLine, Form extends { cargo: Line[] }>(
  form: Form,
  path: string,
  before: Form,
): Form {
  const followed = followGoods(form, path);
  const cargo = isCounted(path) ? withPackageShares(followed.cargo, before.cargo) : followed.cargo;
  return cargo === followed.cargo ? followed : { ...followed, cargo };
}
