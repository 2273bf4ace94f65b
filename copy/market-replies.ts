const CHARGED_BY = { VOLUME: '按体积', WEIGHT: '按重量', MINIMUM: '按最低' } as const;

/** From Sunday on. */
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

export const marketReplies = {
  sameEnquiry: (enquiryNo: string) => `相同的询价刚刚提交过（${enquiryNo}），请等待报价或稍后再试`,
  enquiryUnknown: '未找到该询价单',
  enquiryAnswered: '该询价已报价或已转为订单，不能再答复',
  enquiryJustAnswered: '刚刚有人答复了该询价，下面是他的答复',
  answerChanged: '预览之后价格有了变化，没有发出；请重新选择并再预览一次',
  enquiryOver: '该询价已过答复期限',
  priceNotForEnquiry: (priceId: string) => `报价 ${priceId} 不适用于该询价：航线、货物、箱型不符，或已不能订舱`,
  linesMissing: '请给出报价编号或逐行费用',
  feeUnknown: (code: string) => `没有代码为 ${code} 的费用，请先在“代码”里添加`,
  carrierUnknown: (code: string) => `没有代码为 ${code} 的船公司`,
  shareGone: '分享链接不存在或已失效',
  shareSignIn: '登录后才能分享订单内容',
  shareTooMany: (most: number) => `有效的试算链接已有 ${most} 个，请收回不用的再生成`,
  unknownNumber: (unNo: string) => `未收录 UN${unNo}，可提交人工查询`,
  deskRemark: '演示服务台自动报价',
  cutAndSail: (cut: number, sail: number) => `周${WEEKDAYS[cut] ?? ''}截/周${WEEKDAYS[sail] ?? ''}开`,
  consolidated: (tons: string, by: 'MINIMUM' | 'VOLUME' | 'WEIGHT', cutAndSail: string) =>
    [`演示服务台自动报价，计费 ${tons} RT（${CHARGED_BY[by]}）`, cutAndSail].filter(Boolean).join('，'),
  freightWith: (freight: string, included: readonly string[]) => `${freight}（含${included.join('、')}）`,
  deskWorks: '所问的服务',
  stored: ({
    city,
    district,
    port,
    portKilometres,
  }: Readonly<Record<'city' | 'district' | 'port', string>> & { portKilometres: number }) =>
    `${city} ${district}，距${port} ${portKilometres} km`,
  yard: (city: string, name: string) => `${city} ${name}，按价目计价`,
  roadFee: (fee: string, vehicle: string) => `${fee}（${vehicle}）`,
  road: ({
    vehicle,
    vehicleCount,
    kilometres,
    limit,
  }: {
    vehicle: string;
    vehicleCount: number;
    kilometres: number;
    limit: number;
  }) =>
    `演示服务台自动报价：${vehicle} ${vehicleCount} 辆，每辆限装 ${limit} kg，约 ${kilometres} 公里，含过路费；等候与改址另计`,
  storage: { storage: '仓储费', handling: '出入库费', tax: '增值税 6%' },
} as const;
