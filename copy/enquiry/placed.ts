/** An enquiry that was placed. */
export const enquiryPlaced = {
  placed: '询价已提交',
  placedNo: '询价单号',
  copy: '复制单号',
  answerBy: '预计答复',
  before: '前',
  answerTime: '答复时间',
  seeInList: '在我的询价中查看',
} as const;
