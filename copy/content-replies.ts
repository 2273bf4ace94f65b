export const contentReplies = {
  unknown: '没有这篇内容',
  changedBy: (name: string, time: string) => `${name} 在 ${time} 改过这一篇`,
  numberTaken: '这个编号已有文章，请换一个',
  numberFixed: '编号是文章的地址，存下后不能改',
  noParent: (number: string) => `上一级 ${number} 还没有发布，请先发布它`,
  hasChildren: '下面还有已发布或已排期的文章，请先撤下它们',
  linkedFromFooter: '页脚与帮助中心的首页链到这一篇，可以改，不能撤下',
  nothingToPublish: '没有要发布的改动',
  noChangeWaits: '没有排了期的改动，可能已经生效',
  notShown: '这一篇没有发布，不用撤下',
  fileUnknown: '没有这个文件，请重新上传',
  goodsTaken: (line: number, name: string) =>
    `第 ${line} 项 ${name} 已有人订货或报价：品名与单位不能改，不能删去，数量不能少于已订的`,
  unknownPort: (code: string) => `没有 ${code} 这个港口，请先在“代码”里添加`,
  unknownLanes: (ids: string) => `没有这些航线：${ids}`,
} as const;
