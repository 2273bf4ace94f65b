import type { PaperReadiness, SuppliedPaper } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode } from '../dangerous-goods/papers.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';
import type { FileRef, GoodsLine } from './goods-line.ts';

interface Papered {
  files: readonly FileRef[];
  /** Revision date or expiry of the document. */
  day: string;
}

const startOf = (day: string) => (day === '' ? null : dayWindow(day, day, CHINA).validFrom);
const endOf = (day: string) => (day === '' ? null : dayWindow(day, day, CHINA).validTo);
function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length < instants.length ? null : Math.min(...known);
}

const isChemical = ({ casNo, sds, classReport }: GoodsLine) => casNo !== '' || sds.length + classReport.length > 0;

export const isGeneralChemical = (line: GoodsLine): boolean => !line.isDanger && isChemical(line);

/** Documents a departure requires of a form, with deadline and state. */
export type PapersOf<Form> = (
  form: Form,
  departure: { etd: number; cutOffs: CutOffs },
  now: number,
) => PaperReadiness[];

/** Sheets in the given language; an unspecified language counts as Chinese. */
const sheetsIn =
  (language: 'CN' | 'EN') =>
  ({ sds }: GoodsLine): Papered => {
    const files = sds.filter((file) => (file.language || 'CN') === language);
    return { files, day: files.at(-1)?.day ?? '' };
  };

type LinePaper = Extract<
  PaperCode,
  'CLASSIFICATION_REPORT' | 'PACKAGING_TEST' | 'PACKING_USE_CERTIFICATE' | 'SDS_CN' | 'SDS_EN'
>;

const paperOf: Readonly<Record<LinePaper, (line: GoodsLine) => Papered>> = {
  SDS_CN: sheetsIn('CN'),
  SDS_EN: sheetsIn('EN'),
  CLASSIFICATION_REPORT: ({ classReport }) => ({ files: classReport, day: classReport.at(-1)?.day ?? '' }),
  PACKING_USE_CERTIFICATE: ({ dg }) => ({ files: dg.dangerPackCertFiles, day: dg.dangerPackCertExpire }),
  PACKAGING_TEST: ({ dg }) => ({ files: dg.perfCertFiles, day: dg.perfCertExpire }),
};

/**
 * A document is supplied when each relevant line has one; the weakest determines its state, and documents no line
 * requires are left out.
 */
function supplied(
  code: SuppliedPaper['code'],
  papers: readonly Papered[],
  dated: (instant: number | null) => Partial<SuppliedPaper>,
  instantOf: (day: string) => number | null,
): SuppliedPaper[] {
  if (papers.some(({ files }) => files.length === 0)) return [];
  const least = earliest(papers.map(({ day }) => instantOf(day)));
  return [{ code, expiresAt: null, revisedAt: null, ...dated(least) }];
}

/** Documents supplied with the lines; the service states which lines need a report. */
export function suppliedBy(
  cargo: readonly GoodsLine[],
  isReported: (line: GoodsLine) => boolean = isGeneralChemical,
): SuppliedPaper[] {
  const dangerous = cargo.filter(({ isDanger }) => isDanger);
  const sheeted = cargo.filter((line) => line.isDanger || isGeneralChemical(line));
  const certified = dangerous.filter(({ dg }) => !dg.isLimitedQuantity);
  const revised = (instant: number | null) => ({ revisedAt: instant });
  const expiring = (instant: number | null) => ({ expiresAt: instant });
  return [
    // The form serves as booking note.
    { code: 'BOOKING_NOTE', expiresAt: null, revisedAt: null },
    ...supplied('SDS_CN', sheeted.map(paperOf.SDS_CN), revised, startOf),
    ...supplied('SDS_EN', dangerous.map(paperOf.SDS_EN), revised, startOf),
    ...supplied('CLASSIFICATION_REPORT', cargo.filter(isReported).map(paperOf.CLASSIFICATION_REPORT), expiring, endOf),
    ...supplied('PACKING_USE_CERTIFICATE', certified.map(paperOf.PACKING_USE_CERTIFICATE), expiring, endOf),
    ...supplied('PACKAGING_TEST', certified.map(paperOf.PACKAGING_TEST), expiring, endOf),
  ];
}

const linePapers = Object.keys(paperOf) as LinePaper[];

export const datedPapers = (line: GoodsLine): { paper: LinePaper; day: string }[] =>
  linePapers.flatMap((paper) => {
    const { files, day } = paperOf[paper](line);
    return files.length === 0 || day === '' ? [] : [{ paper, day }];
  });

export const filesGiven = (cargo: readonly GoodsLine[]): Partial<Record<PaperCode, readonly FileRef[]>> =>
  Object.fromEntries(linePapers.map((paper) => [paper, cargo.flatMap((line) => paperOf[paper](line).files)]));
