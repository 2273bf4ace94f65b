import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** A name longer than any place was made for, with no space to break at and with Latin in it. */
export const LONG_NAME =
  '中国（上海）自由贸易试验区临港新片区国际危险化学品与罐式集装箱多式联运供应链管理有限公司OverseasDangerousGoodsForwardingCompanyLimited';

/** The narrowest screen that is served. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="grid w-36 gap-2">{children}</div>;
}

export function Shelf({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

/** Expects no element to be wider than its container. */
export async function expectFits(canvas: HTMLElement) {
  const narrow = canvas.querySelector<HTMLElement>('.w-36');
  await expect(narrow).not.toBeNull();
  const edge = narrow!.getBoundingClientRect().right;
  const wide = [...narrow!.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility() && !element.closest('.sr-only') && element.getBoundingClientRect().right > edge + 2,
  );
  await expect(wide.map((element) => element.outerHTML.slice(0, 160))).toEqual([]);
}
