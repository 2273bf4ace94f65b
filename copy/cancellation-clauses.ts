import type { LegalText } from './legal/legal-text.ts';

/** The paragraph on cancellation fees in each charge agreement; defaults to the first of its article. */
const chargedParagraphs: Readonly<Record<string, string>> = {
  air: '5.2',
  cfs: '5.2',
  dgdesk: '4.1',
  domestic: '5.1',
  fcl: '5.2',
  flexitank: '5.2',
  goods: '4.1',
  lcl: '5.2',
  rail: '5.2',
  tank: '5.1',
  truck: '5.1',
  warehouse: '4.1',
};

const CANCELLING = '取消';

export interface CancellationClause {
  /** 《海运整箱收费协议》第五条 5.2 */
  name: string;
  text: string;
}

/** Finds the clause of a charge agreement that a cancellation fee is based on. */
export function cancellationClause(service: string, { title, articles }: LegalText): CancellationClause {
  const article = articles.find(({ heading }) => heading.includes(CANCELLING));
  const wanted = chargedParagraphs[service] ?? '';
  const paragraph = article?.paragraphs.find((text) => text.startsWith(wanted)) ?? '';
  const [number = '', ...text] = paragraph.split(' ');
  const [articleNo = ''] = article?.heading.split('　') ?? [];
  return { name: `《${title}》${articleNo} ${number}`, text: text.join(' ') };
}
