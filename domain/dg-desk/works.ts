import { type DeskWork, deskWorks } from '../reference/desk-works.ts';

/** Working days from the day after order and documents are complete; null: no urgent option. */
export const DESK_DAYS: Readonly<Record<DeskWork, { normal: number; urgent: number | null }>> = {
  review: { normal: 2, urgent: 1 },
  sds: { normal: 3, urgent: 1 },
  report: { normal: 5, urgent: 3 },
  packCert: { normal: 7, urgent: 4 },
  declaration: { normal: 2, urgent: 1 },
  training: { normal: 5, urgent: null },
  emergency: { normal: 2, urgent: 1 },
};

export type Works = Readonly<Record<DeskWork, boolean>>;

export const worksOf = ({ works }: { works: Works }): DeskWork[] => deskWorks.filter((work) => works[work]);

const asksFor =
  (...asking: readonly DeskWork[]) =>
  ({ works }: { works: Works }): boolean =>
    asking.some((work) => works[work]);

/** Predicates for the fields each service needs. */
export const needsGoods = asksFor('review', 'sds', 'report', 'packCert', 'declaration', 'emergency');
export const needsClass = asksFor('packCert', 'declaration', 'emergency');
export const needsCarriage = asksFor('review', 'report', 'packCert', 'declaration');
export const needsPacking = asksFor('review', 'packCert', 'declaration');
export const needsRoute = asksFor('review', 'declaration');

interface Sheet {
  works: Works;
  sdsWork: string;
}

const isSheetMade = ({ works, sdsWork }: Sheet): boolean => works.sds && sdsWork === 'MAKE';

/** Composition is needed for assessments and for writing a safety data sheet. */
export const needsMixture = (form: Sheet): boolean => asksFor('review', 'report')(form) || isSheetMade(form);

/** A safety data sheet is required unless it is ordered here. */
export const needsSheetFile = (form: Sheet): boolean =>
  !isSheetMade(form) && asksFor('review', 'sds', 'declaration', 'emergency')(form);

/** Explosives, infectious and radioactive goods are assessed individually. */
export const isTakenClass = (dgClass: string): boolean => !/^1|^6\.2$|^7$/.test(dgClass);
