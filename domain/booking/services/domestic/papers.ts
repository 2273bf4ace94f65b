import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { type PaperCode, papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { hasDangerous } from '../../goods-line.ts';
import { isGeneralChemical, suppliedBy } from '../../goods-papers.ts';
import type { DomesticForm } from './form.ts';

/** No customs and no foreign port ask for theirs. */
const WITHIN_THE_COUNTRY: readonly PaperCode[] = [
  'BOOKING_NOTE',
  'SDS_CN',
  'CLASSIFICATION_REPORT',
  'PACKING_CERTIFICATE',
  'GOODS_DECLARATION',
  'VESSEL_DECLARATION',
];

/** The papers a sailing asks of a form, each with its last moment and its state. */
export function domesticPapers(
  form: Pick<DomesticForm, 'cargo'>,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] {
  const { cargo } = form;
  // Boxes are stuffed where the goods are, by who ships them.
  const asked = papersFor({
    dangerous: hasDangerous(form),
    chemical: cargo.some(isGeneralChemical),
    packaged: true,
    limitedQuantity: false,
    stuffedByUs: false,
    declaredByUs: false,
  })
    .filter(({ code }) => WITHIN_THE_COUNTRY.includes(code))
    .map((rule) => (rule.code === 'PACKING_CERTIFICATE' ? { ...rule, owner: 'SHIPPER' as const } : rule));
  return paperReadiness(asked, suppliedBy(cargo), { etd, packedAt: null, cutOffs }, now);
}
