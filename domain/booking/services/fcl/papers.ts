import { type PaperReadiness, paperReadiness, type SuppliedPaper } from '../../../dangerous-goods/paper-readiness.ts';
import { type PaperNeeds, papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { dayWindow } from '../../../schedule/validity.ts';
import type { FileRef } from '../../goods-line.ts';
import type { CargoLine, FclForm } from './form.ts';

interface Papered {
  files: readonly FileRef[];
  /** Of the paper: when it was written, or until when it holds. */
  day: string;
}

const CHINA = 'Asia/Shanghai';
const startOf = (day: string) => (day === '' ? null : dayWindow(day, day, CHINA).validFrom);
const endOf = (day: string) => (day === '' ? null : dayWindow(day, day, CHINA).validTo);
function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length < instants.length ? null : Math.min(...known);
}

const TANK = '20TK';
const isPackaged = ({ containers }: FclForm) => containers.some(({ ctnType }) => ctnType !== TANK);
const isChemical = ({ casNo, sds, classReport }: CargoLine) => casNo !== '' || sds.length + classReport.length > 0;
const isGeneralChemical = (line: CargoLine) => !line.isDanger && isChemical(line);
const isDangerous = ({ isDanger }: CargoLine) => isDanger;

function needsOf(form: FclForm): PaperNeeds {
  const dangerous = form.cargo.filter(isDangerous);
  return {
    dangerous: dangerous.length > 0,
    chemical: form.cargo.some(isGeneralChemical),
    packaged: isPackaged(form),
    limitedQuantity: dangerous.every(({ dg }) => dg.isLimitedQuantity),
    stuffedByUs: form.services.stuffing.wanted,
    declaredByUs: form.services.customs.wanted,
  };
}

/** Written in the language asked for; one that does not say is taken for Chinese. */
const sheetsIn =
  (language: 'CN' | 'EN') =>
  ({ sds }: CargoLine): Papered => {
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

function suppliedBy({ cargo }: FclForm): SuppliedPaper[] {
  const dangerous = cargo.filter(isDangerous);
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
      cargo
        .filter(isGeneralChemical)
        .map(({ classReport }) => ({ files: classReport, day: classReport.at(-1)?.day ?? '' })),
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

/** The papers a sailing asks of a form, each with its last moment and how it stands. */
export const papersOf = (
  form: FclForm,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] =>
  paperReadiness(papersFor(needsOf(form)), suppliedBy(form), { etd, packedAt: null, cutOffs }, now);
