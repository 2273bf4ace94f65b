import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { builtBrand } from '../ui/brand.ts';
import type { ThemeChoice } from '../ui/theme.ts';

/** What the frame takes from the page it was served in and from the browser, read once at the start. */
export interface PageFrame {
  site: EmbeddedSite;
  onPhone: boolean;
  theme: { initial: ThemeChoice; choose: (choice: ThemeChoice) => void };
  strip: { isClosed: boolean; close: () => void };
  /** A page has brought its own head; `isFirst` as long as it is the page that was served. */
  showHead: (isFirst: boolean) => void;
}

/** A site that nobody configured: the brand and no numbers. */
export const plainSite: EmbeddedSite = {
  brand: { ...builtBrand, company: '' },
  addresses: {
    userCentre: USER_CENTRE_PATH,
    freight: null,
    consolidation: null,
    newsCentre: null,
    marketData: null,
    maps: null,
    miniProgram: '/',
  },
  friendlyLinks: [],
  hotlines: { service: '', emergency: '' },
  address: '',
  filings: { icp: '', police: '', chemicalsLicence: '', nvocc: '', roadTransport: '' },
  specialEnterpriseCode: null,
  customerManager: null,
  answerTime: null,
  demo: { on: false, clockShift: null },
  version: __APP_VERSION__,
  build: __APP_BUILD__,
  year: 2026,
  origin: '',
};
