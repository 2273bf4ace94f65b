import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { type PaperCode, type PaperRule, papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { hasDangerous } from '../../goods-line.ts';
import { isGeneralChemical, suppliedBy } from '../../goods-papers.ts';
import type { RailForm } from './form.ts';

/** A train has no bill of lading, and nobody signs for a weight or declares goods at sea. */
const OF_THE_SEA: readonly PaperCode[] = [
  'SHIPPING_INSTRUCTION',
  'VERIFIED_MASS',
  'GOODS_DECLARATION',
  'VESSEL_DECLARATION',
];

/** The customs papers go with the consignment note. */
const withNote = (rule: PaperRule): PaperRule => (rule.code === 'CUSTOMS_SET' ? { ...rule, due: 'siCutoff' } : rule);

/** The papers a train asks of a form, each with its last moment and its state. */
export function railPapers(
  form: RailForm,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] {
  const { cargo, customsSet } = form;
  const asked = papersFor({
    dangerous: hasDangerous(form),
    chemical: cargo.some(isGeneralChemical),
    packaged: true,
    limitedQuantity: cargo.every(({ isDanger, dg }) => !isDanger || dg.isLimitedQuantity),
    stuffedByUs: false,
    declaredByUs: true,
  }).filter(({ code }) => !OF_THE_SEA.includes(code));
  const supplied = [
    ...suppliedBy(cargo),
    ...(customsSet.length === 0 ? [] : [{ code: 'CUSTOMS_SET' as const, expiresAt: null, revisedAt: null }]),
  ];
  return paperReadiness(asked.map(withNote), supplied, { etd, packedAt: null, cutOffs }, now);
}
