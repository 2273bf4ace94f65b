import { pageLoaded } from './page-loaded.ts';
import { somebodyThere } from './somebody-there.ts';

/** Has code come once the page is loaded and somebody is at it, before it is asked for. */
export const onceThere = (load: () => Promise<unknown>) => void pageLoaded().then(somebodyThere).then(load);
