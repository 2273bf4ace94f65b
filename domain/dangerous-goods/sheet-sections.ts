/** The sixteen headings of GB/T 16483 and GHS, in their common wordings. */
const HEADINGS: readonly RegExp[] = [
  /化学品及企业标识|产品及企业标识|identification/iu,
  /危险性概述|危险性?标识|hazards?\s*identification/iu,
  /成分\s*[/／]?\s*组成信息|composition/iu,
  /急救措施|first[\s-]*aid/iu,
  /消防措施|fire[\s-]*fighting/iu,
  /泄漏应急处理|泄露应急处理|accidental\s*release/iu,
  /操作处置与储存|搬运和?储存|handling\s*and\s*storage/iu,
  /接触控制|exposure\s*controls?/iu,
  /理化特性|物理和化学特性|physical\s*and\s*chemical/iu,
  /稳定性和反应[性活]|stability\s*and\s*reactivity/iu,
  /毒理学(?:信息|资料)|toxicological/iu,
  /生态学(?:信息|资料)|ecological/iu,
  /废弃处置|disposal/iu,
  /运输信息|transport\s*information/iu,
  /法规信息|regulatory/iu,
  /其他信息|other\s*information/iu,
];

/** Minimum characters of a readable sheet; fewer means a scan or pictures. */
const LEAST_TEXT = 400;

/** Returns the missing section numbers; null when there is too little text to judge. */
export function missingSections(text: string): number[] | null {
  const plain = text.normalize('NFKC');
  if (plain.replaceAll(/\s/gu, '').length < LEAST_TEXT) return null;
  return HEADINGS.flatMap((heading, index) => (heading.test(plain) ? [] : [index + 1]));
}
