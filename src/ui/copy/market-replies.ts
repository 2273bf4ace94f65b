/** What the server says about prices, enquiries and shared links. */
export const marketReplies = {
  sameEnquiry: (enquiryNo: string) => `相同的询价刚刚提交过（${enquiryNo}），请等待报价或稍后再试`,
  enquiryUnknown: '未找到该询价单',
  shareGone: '分享链接不存在或已失效',
  unknownNumber: (unNo: string) => `未收录 UN${unNo}，可提交人工查询`,
  deskRemark: '演示服务台自动报价',
} as const;
