/** What the words of the trade mean, for who meets them for the first time. Loaded when one is pressed. */
export const terms = {
  cfs: '集装箱货运站（Container Freight Station）：货送到这里，由货运站装进箱子或从箱子里拆出来。',
  stuffing: '货送到仓库，由仓库装进集装箱后送进港口；与之相对，把空箱拖到工厂装货叫门点装箱。',
  pi: '包装说明（Packing Instruction）：IATA 危险品规则里的三位数字，规定这种货用什么包装、每件最多装多少。在该货的危险品表或货物运输条件鉴定书上可以查到。',
  tp: '可移动罐柜特殊规定（Tank Provision）：写在危险品表里，说这种货装罐最多装几成满。TP1 约 97 %，TP2 约 95 %，TP3 用于熔融货。',
  lashing: '用木方、绑带、气囊等把货在箱内固定住，船上颠簸时不移动、不倒塌。危险品没有加固好，码头和船公司会拒收。',
  placards: '贴在集装箱四面的危险品标牌，写明类别与 UN 编号，边长不小于 250 mm。装危险品的箱子没有箱贴不能进港。',
  vgm: '核实总重（Verified Gross Mass）：箱子连货的实际总重，由发货人签字确认。没有 VGM，箱子不能上船。',
  si: '补料（Shipping Instruction）：告诉船公司提单上写什么，包括收发货人、品名、件数与重量。截单之前必须交。',
  declaration: '危险货物申报：装船前向海事部门申报箱内的危险品，放行后才能装船。要用到 SDS、危包证和装箱证明。',
  packageCertificate: '出境危险货物运输包装使用鉴定结果单：海关证明这批货用的包装合格，危申报时要交。',
  packageTest: '出境货物运输包装性能检验结果单：证明包装（桶、袋、箱）通过了跌落、堆码等试验，由包装厂提供。',
  sds: '安全技术说明书（Safety Data Sheet），也叫 MSDS：货物的成分、危险性与应急处置，共十六部分，由生产厂编制。',
  thc: '码头操作费（Terminal Handling Charge）：码头装卸、搬运一个箱子收的钱。',
  eir: '设备交接单（Equipment Interchange Receipt）：提空箱和还重箱时用的单子，记录箱子的箱况。',
  seal: '锁在箱门上的一次性封条，有编号；封号与提单上的一致，说明途中没有开过箱。',
  telex: '不用正本提单提货：发货人交回正本，船公司通知目的港放货给收货人。',
} as const;

export type TermName = keyof typeof terms;

/** A word that is explained, and how the text at hand writes it. */
export interface ExplainedTerm {
  readonly name: TermName;
  readonly word: string;
}
