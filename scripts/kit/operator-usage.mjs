import { STAFF_USAGE } from './operator-staff.mjs';

export const USAGE = `用法：npm run desk [-- 命令]
  （不写命令）                         列出等待处理的询价、企业认证、单证与订单，以及近一个月的提问
  prices  <询价号>                     适用于该询价的在线报价与报价编号
  files   <询价号> [文件夹]            把该询价的附件存进文件夹，不写就存进当前文件夹
  answer  <询价号> <报价编号>…         以在线报价回复，最多五个
  quote   <询价号> <费用=单价x数量>…   逐行报价，例如 TRK=3200x1 或 OF=1450x2@USD
  decline <询价号> <原因>              不报价并说明原因
  pass    <认证编号>                   通过企业认证
  reject  <认证编号> <原因>            驳回企业认证
  move    <订单号> <状态> [说明]       推进订单，状态写名称或代码；驳回须写说明
  amend   <订单号>                     列出该订单的变更申请，写 all 列出等待答复的全部
  amend   <订单号> accept              接受变更，订单改为变更后的内容与费用
  amend   <订单号> refuse <原因>       不接受变更，订单不变
  papers  <订单号>                     列出该订单由货主提供的单证
  papers  <订单号> files [文件夹]      把单证的文件存进文件夹，不写就存进当前文件夹
  papers  <订单号> accept | return <单证> [原因]  收下或退回一份单证，写代码或名称；退回须写原因
  papers  <订单号> draft <提单号>      按已收下的补料出提单草稿，请客户核对
  invoice all                          列出待开具的发票；写编号是其中一张
  invoice <编号> issue <文件> [发票号码 [开票日期]]  交付电子发票，PDF 或 OFD
  invoice <编号> refuse <原因>         不开具并说明原因
  outbox                               没有发出、已放弃的通知；outbox waiting 是还在重试的
  outbox  retry <编号>                 把一条放弃的通知再发一次
  audit   [操作员、单号或代码]         操作记录，新的在前：何时、谁、做了什么
${STAFF_USAGE}
选项：--valid <天> 有效天数（默认 5）　--remark <说明>　--carrier <船司代码>　--etd <yyyy-MM-dd>　--transit <天>
　　　--vehicle <车型> 陆运的车型：VAN42、VAN68、VAN96、SEMI13、BOX20 或 BOX40，写了车型的方案可以在网上转订单
　　　--price <报价编号> 逐行报价所依据的在线航次，写了它的方案可以在网上转订单（铁路危险品须写）
在服务所在的机器上由 DATA_DIR 里的 operator.json 找到服务，不需要 DESK_TOKEN；设了就以它的身份记录。
在别的机器上设 DESK_SERVER=https://… 与 DESK_TOKEN，后者须与服务相同。`;
