/** Load failures of a page. */
export const resource = {
  failed: '内容没有读到，可能是网络中断。重试不会丢失页面上的条件。',
  absent: '这一项暂不提供在线查询，请联系客服。',
  staleTitle: '没有刷新成功',
  stale: '下面是上一次读到的内容。',
  missingHint: '可以从列表里重新找一找，或回到首页。',
} as const;
