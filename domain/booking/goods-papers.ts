import type { PaperReadiness, SuppliedPaper } from '../dangerous-goods/paper-readiness.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import { dayWindow } from '../schedule/validity.ts';
import { CHINA } from '../schedule/zone.ts';
import type { FileRef, GoodsLine } from './goods-line.ts';

interface Papered {
  files: readonly FileRef[];
  /** Of the paper: when it was written, or until when it holds. */
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

/** The papers that a departure asks of a form, each with its last moment and its state. */
export type PapersOf<Form> = (
  form: Form,
  departure: { etd: number; cutOffs: CutOffs },
  now: number,
) => PaperReadiness[];

/** Written in the language asked for; one that does not say is taken for Chinese. */
const sheetsIn =
  (language: 'CN' | 'EN') =>
  ({ sds }: GoodsLine): Papered => {
    const files = sds.filter((file) => (file.language || 'CN') === language);
    return { files, day: files.at(-1)?.day ?? '' };
  };

/** A paper of several lines is there once each of them has its own, and as good as the weakest; one that none owes is not asked for. */
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

/** The papers that came with the lines of a form; which of them are reported on is the service's to say. */
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
    // The form is the booking note.
    { code: 'BOOKING_NOTE', expiresAt: null, revisedAt: null },
    ...supplied('SDS_CN', sheeted.map(sheetsIn('CN')), revised, startOf),
    ...supplied('SDS_EN', dangerous.map(sheetsIn('EN')), revised, startOf),
    ...supplied(
      'CLASSIFICATION_REPORT',
      cargo.filter(isReported).map(({ classReport }) => ({ files: classReport, day: classReport.at(-1)?.day ?? '' })),
      expiring,
      endOf,
    ),
    ...supplied(
      'PACKING_USE_CERTIFICATE',
      certified.map(({ dg }) => ({ files: dg.dangerPackCertFiles, day: dg.dangerPackCertExpire })),
      expiring,
      endOf,
    ),
    ...supplied(
      'PACKAGING_TEST',
      certified.map(({ dg }) => ({ files: dg.perfCertFiles, day: dg.perfCertExpire })),
      expiring,
      endOf,
    ),
  ];
}

/** The files that came with the lines of a form, by the paper they are. */
export function filesGiven(cargo: readonly GoodsLine[]): Partial<Record<SuppliedPaper['code'], readonly FileRef[]>> {
  const all = (filesOf: (line: GoodsLine) => readonly FileRef[]) => cargo.flatMap(filesOf);
  return {
    SDS_CN: all((line) => sheetsIn('CN')(line).files),
    SDS_EN: all((line) => sheetsIn('EN')(line).files),
    CLASSIFICATION_REPORT: all(({ classReport }) => classReport),
    PACKING_USE_CERTIFICATE: all(({ dg }) => dg.dangerPackCertFiles),
    PACKAGING_TEST: all(({ dg }) => dg.perfCertFiles),
  };
}
