/** Explanations of technical terms; loaded when one is opened. */
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
  so: '订舱号（Shipping Order）：船公司确认订舱后给的编号，提空箱、装箱与进港都凭它。',
  soc: '货主自备的箱子（Shipper’s Own Container）：不用还给船公司，箱上须有有效的 CSC 安全铭牌。',
  freeDays: '免费用箱的天数：过了免箱期才还箱，按天收超期使用费。',
  wooden:
    '实木的托盘、木箱、垫木都算。按国际标准 ISPM 15 须热处理或熏蒸，并盖 IPPC 章，否则目的地可以退运或销毁。胶合板等人造板不算。',
  transfer: '转关：货在海关监管下运到另一个海关办手续。当地报关：在发站所在地的海关办完放行。',
  insuredValue: '保价：按您声明的货值承保运输中的损失；不保价的，只在规定的限额内赔偿。',
  tankCode:
    '可移动罐柜导则（T1 至 T23、T50、T75）：规定罐要承受多大压力、罐壁多厚、底部能不能开口。危险品表为每种货指定一个，可以用要求更高的罐。',
  lastCargo: '前载货：罐以前装过的货，一般看最近三次。会与本次货物反应或污染它的，洗过的罐也可能不能用。',
  nitrogen: '氮封：用氮气填满罐内液面以上的空间，隔开空气与水汽。怕氧化、怕潮或易燃的货常用。',
  baffle: '防波板：罐内减小液体晃动的隔板。没有的罐，不黏稠的液体不能只装两成到八成。',
  boxDeposit: '押箱：提空箱前交给箱主的押金或担保，还箱后退回；箱子损坏或超期，从中扣除。',
  receipt: '回单：收货人签收的送货凭证，证明货已送到，也用来结算运费。',
  tunnel:
    '隧道限制代码：写在危险品表里的字母，说明运这种货的车不能过哪几类隧道。B 最严：B 至 E 类都不能过；E 最宽：只有 E 类不能过。',
  revenueTon: '计费吨（Revenue Ton）：体积的立方米数与重量的吨数，取大的那个计费。',
  cutOffs:
    '截订舱：停止接受订舱的时间；截单：交补料的最后时间；截港、截货：重箱或货物进场的最后时间。过了任何一个，货赶不上这一班。',
  bookingNote: '托书：托运人交给承运人的订舱委托，写明货物、箱量、航线与收发货人。',
} as const;

export type TermName = keyof typeof terms;

/** An explained term, and its spelling in the text. */
export interface ExplainedTerm {
  readonly name: TermName;
  readonly word: string;
}
