import { lateCode } from '../late-code.ts';

/** What is built on Headless UI. */
export const { load: loadHeadless, useCode: useHeadless } = lateCode(() => import('./headless/index.ts'));

const load = () => void loadHeadless();

/** For a plain button that opens a dialog: loads it while the pointer or the focus is on the way. */
export const loadOnApproach = { onPointerEnter: load, onFocus: load } as const;
