import { section2 } from './section-2.ts';
import { section32 } from './section-3-2.ts';
import { section6 } from './section-6.ts';

export { section7 } from './section-7.ts';

/** Every rule of docs/trade.md that an order, an enquiry or a verification is held to, by the part that says it. */
export const tradeRules = { ...section2, '3.2': section32, ...section6 };
