import type { FilledPaper } from '#domain/paper-forms/filled.ts';

/** The words of the papers that are filled in after the order. */
export const paperForm = {
  open: '填写',
  change: '修改',
  check: '核对',
  openFor: (label: string, name: string) => `${label} ${name}`,
  title: (name: string) => `填写${name}`,
  leads: {
    VERIFIED_MASS:
      '每个箱填一种方法：整箱过磅，或货物、衬垫与箱皮重相加。装箱后重量有变，相差超过 5% 或 1 吨（取小的）须重报。',
    SHIPPING_INSTRUCTION: '提单照此打印，一律英文。带出的内容来自订单；件数、毛重与体积须与订单一致，要改请走改单。',
    DRAFT_BILL:
      '这是按已收下的补料出的草稿，提单照此签发。逐项核对：无误就确认；有要改的，在那一项下面写明应为什么，操作员改好后再请您核对。',
    VEHICLES: '仓库与装货地凭车牌和证件放行。填好后在审核前都可以改；换车或换司机请及时更新。',
  } satisfies Record<FilledPaper, string>,
  late: '已过截止时间，船公司不保证上船。仍可提交，会标为逾期，请同时联系客户经理。',
  overdueVehicles: '已过截止时间，不保证放行。仍可提交，会标为逾期，请同时联系客户经理。',
  submit: '提交审核',
  submitLate: '仍要提交（逾期）',
  required: '带 * 的都要填',
  errors: (count: number) => `还有 ${count} 处要改，已在各项下面指出`,
  wrongIn: (title: string, count: number) => `${title}：${count} 处`,
  taken: (name: string) => `${name}已提交，审核结果会显示在这里`,
  box: (index: number, ctnType: string) => `第 ${index} 箱 ${ctnType}`,
  mass: 'VGM',
  signed: '责任人与称重',
  vehicle: (index: number) => `第 ${index} 辆车`,
  driven: (plate: string, driver: string, phone: string) => [plate, driver, phone].join('，'),
  massUnknown: '填完即算出',
  massMissing: '没有填全',
  parties: { shipper: '发货人', consignee: '收货人', notify: '通知人' },
  terms: '提单',
  bill: { blNo: '提单号', vessel: '船名', voyage: '航次', pol: '装货港', pod: '卸货港' } as Readonly<
    Record<string, string>
  >,
  draft: '草稿内容',
  should: (name: string) => `${name} 应为`,
  shouldBe: '应为',
  confirmed: '已确认无误',
  corrections: (count: number) => `有 ${count} 处要改，待重出`,
  unanswered: '待核对',
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
