import type { FilledPaper } from '#domain/paper-forms/paper-form.ts';

/** The words of the papers that are filled in after the order. */
export const paperForm = {
  open: '填写',
  change: '修改',
  openFor: (label: string, name: string) => `${label} ${name}`,
  title: (name: string) => `填写${name}`,
  leads: {
    VERIFIED_MASS:
      '每个箱填一种方法：整箱过磅，或货物、衬垫与箱皮重相加。装箱后重量有变，相差超过 5% 或 1 吨（取小的）须重报。',
    SHIPPING_INSTRUCTION: '提单照此打印，一律英文。带出的内容来自订单；件数、毛重与体积须与订单一致，要改请走改单。',
  } satisfies Record<FilledPaper, string>,
  late: '已过截止时间，船公司不保证上船。仍可提交，会标为逾期，请同时联系客户经理。',
  submit: '提交审核',
  submitLate: '仍要提交（逾期）',
  required: '各项都要填',
  errors: (count: number) => `还有 ${count} 处要改，已在各项下面指出`,
  taken: (name: string) => `${name}已提交，审核结果会显示在这里`,
  box: (index: number, ctnType: string) => `第 ${index} 箱 ${ctnType}`,
  mass: 'VGM',
  massUnknown: '填完即算出',
  parties: { shipper: '发货人', consignee: '收货人', notify: '通知人' },
  terms: '提单',
  goods: (index: number) => `货物 ${index}`,
  totals: '与订单核对',
  total: (label: string, given: string, booked: string, isSame: boolean) =>
    isSame ? `${label} ${given}，与订单一致` : `${label} ${given}，订单 ${booked}，不一致`,
  billFor: (shipper: string, consignee: string) => `${shipper} → ${consignee}`,
  toOrder: 'TO ORDER',
  kilograms: (kg: string) => `${kg} kg`,
  fill: (percent: number) => `占最大总重 ${percent}%`,
  signedBy: (signature: string) => `责任人 ${signature}`,
  boxMass: (containerNo: string, kg: string) => `${containerNo} ${kg} kg`,
} as const;
