export const recordReplies = {
  changed: '别人刚改过，请看现在的内容再存',
  logoType: '标志请用 PNG、WebP 或 JPG；SVG 请先另存为 PNG',
  logoUnknown: '没有这个标志，请重新上传',
  managerHalf: '客户经理的姓名与电话要么都填，要么都不填',
  unknown: '没有这个代码，请刷新',
  taken: '已经有这个代码',
  fixed: '加好之后不能改',
  oneBasis: '新增的费用只选一个计费单位',
} as const;
