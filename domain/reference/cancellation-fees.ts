import { feeCodes } from './fee-codes.ts';

/** Fees specific to cancellation. */
const ofCancelling = [
  { code: 'CXL', nameCn: '取消费' },
  { code: 'DFR', nameCn: '亏舱费' },
  { code: 'WDR', nameCn: '退关费' },
  { code: 'RTB', nameCn: '提还箱费' },
  { code: 'UNP', nameCn: '掏箱费' },
  { code: 'DRY', nameCn: '空驶费' },
  { code: 'BAG', nameCn: '液袋套装费' },
  { code: 'TPC', nameCn: '第三方费用' },
] as const;

/** Services that may be performed before an order is cancelled. */
const ofWork: readonly string[] = ['TRK', 'CUS', 'DGD', 'DROP', 'STF', 'WHI', 'STO', 'RPT', 'SDS'];

export interface CancellationFeeCode {
  code: string;
  nameCn: string;
}

/** Fees an operator may charge for cancelling, the usual one first. */
export const cancellationFeeCodes: readonly CancellationFeeCode[] = [
  ...ofCancelling,
  ...ofWork.flatMap((code) => {
    const fee = feeCodes.find((one) => one.code === code);
    return fee === undefined ? [] : [{ code, nameCn: fee.nameCn }];
  }),
];
