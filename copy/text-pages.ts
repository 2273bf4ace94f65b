import type { TextPageName } from '#contract/routes.ts';

/** Text alternatives of the illustrations. */
export const ILLUSTRATIONS = {
  ship: '集装箱船',
  barge: '沿海与内河船',
  tank: '罐式集装箱',
  flexitank: '液袋',
  aircraft: '货机',
  train: '班列',
  truck: '危货拖车',
  warehouse: '危化品仓库',
  drum: '钢桶',
  ibc: '吨桶',
  desk: '危险品单证',
  tender: '采购报价单',
  lost: '走丢的箱子',
} as const;

/** Copy of a page: document head, heading, body and links. In the file of its service, apart from the words of other services: a page loads no more. */
export interface PageCopy {
  /** The page's name; the head adds the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Illustration of the service, where the layout has none. */
  picture?: keyof typeof ILLUSTRATIONS;
  sections: readonly PageSection[];
  links: readonly PageLink[];
}

export interface PageSection {
  heading: string;
  text?: string;
  points?: readonly string[];
  /** Dangerous goods classes in the text, as placards. */
  classes?: readonly string[];
  /** Refused classes. */
  refused?: readonly string[];
}

export interface PageLink {
  label: string;
  to: string;
}

const fileOf = (page: TextPageName) => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads the copy of a text-only page. */
export async function loadTextPage(page: TextPageName): Promise<PageCopy> {
  const module: { page: PageCopy } = await import(`./text-pages/${fileOf(page)}.ts`);
  return module.page;
}
