import type { EnquiryReason } from '#domain/enquiry/kinds.ts';

/** Rarely needed texts: reasons to enquire, results of an attempt, and control notes. */
export const enquiryNotes = {
  reasonTitle: '为什么要询价',
  reasons: {
    RAIL_DANGER:
      '危险品走铁路须由发站、到站与口岸逐票审批，没有在线价格。写明 UN 编号与箱量，审批通过后报价，选中方案再转订单。',
    RAIL_SHARED: '铁路拼箱按班列余位逐票安排，不在网上直接下单。写明毛重与体积，客服报价后联系您安排。',
    COOLED: '须控制温度的货不在线报价。写明货物与数量，客服核实设备后报价，选中方案再转订单。',
    DESK_CLASS: '第 1、6.2、7 类货物须由专人逐票核实，不按价目下单。写明 UN 编号与要办的服务，报价后转订单。',
    PRICED_CLASSES:
      '所选的价格不接这批货的类别或次要危险性。写明 UN 编号与数量，客服另找可以承运的报价，选中方案再转订单。',
    CLASS_DOUBT: '这个编号的类别或次要危险性待核实。写明货物并附上安全技术说明书，客服核实后报价，选中方案再转订单。',
  } satisfies Record<EnquiryReason, string>,
  retry: '重试',
  welcomed: '已登录，填写的内容都在。核对后请再点一次提交。',
  failedTitle: '没有提交成功',
  failed: (message: string) => `${message} 内容都在，重试不会变成两单。`,
  controlsTitle: (controls: readonly string[]) => `管制化学品：${controls.join('、')}`,
  controls: '放行前须备齐购买备案或运输许可；询价与报价不受影响，没有也可以先问。',
  sameTitle: '相同的询价刚刚提交过',
  same: (enquiryNo: string) =>
    `十分钟内相同的询价只受理一次，编号 ${enquiryNo}，在下方“我的询价”里等报价即可；要询别的，改动内容后再提交。`,
  linkGoneTitle: '分享链接不存在或已失效',
  linkUnreadTitle: '分享链接没有读到',
  linkUnread: (message: string) => `${message} 可以重试，也可以先填：填过的不会被改掉。`,
  readingLink: '正在读取分享链接',
  linkGone: '链接到期或被撤回后不再打开。可以请对方重新分享，也可以直接在这里填写。',
} as const;
