import type { CurrencyCode } from '../reference/currencies.ts';

interface DemoFee {
  feeCode: string;
  currency: CurrencyCode;
  amount: string;
}

const inYuan = (feeCode: string, amount: string): DemoFee => ({ feeCode, currency: '1', amount });
const inDollars = (feeCode: string, amount: string): DemoFee => ({ feeCode, currency: '2', amount });

/** Demo cancellation fees by service; each is a cost named in the service's agreement. */
export const demoCancellationFees: Readonly<Record<string, readonly DemoFee[]>> = {
  air: [inYuan('DFR', '600.00')],
  cfs: [inYuan('RTB', '400.00'), inYuan('UNP', '600.00')],
  dgdesk: [inYuan('TPC', '300.00')],
  domestic: [inYuan('CXL', '300.00')],
  fcl: [inDollars('CXL', '50.00'), inDollars('DFR', '100.00')],
  flexitank: [inYuan('RTB', '400.00'), inYuan('BAG', '1500.00')],
  goods: [inYuan('CXL', '500.00')],
  lcl: [inYuan('DFR', '200.00')],
  rail: [inYuan('RTB', '500.00'), inYuan('DROP', '300.00')],
  tank: [inYuan('RTB', '600.00')],
  truck: [inYuan('DRY', '800.00')],
  warehouse: [inYuan('STO', '200.00')],
};
