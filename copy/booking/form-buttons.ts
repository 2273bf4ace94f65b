export const formButtons = {
  share: '分享试算',
  amend: '提交变更',
} as const;
