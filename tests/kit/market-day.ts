import { MARKET_STARTS_AT } from './server.setup.ts';
import { TestClock } from './server.ts';

const HOUR = 3_600_000;
const hoursBack = Math.round((Date.now() - MARKET_STARTS_AT) / HOUR);

/** The day the market's template was filled: a server that is on it has no demonstration to move on. */
export const onMarketDay = {
  clock: () => new TestClock(Date.now() - hoursBack * HOUR),
  environment: { DEMO_CLOCK: `${hoursBack < 0 ? '+' : '-'}${Math.abs(hoursBack)}h` },
};
