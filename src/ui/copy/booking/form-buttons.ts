/** Buttons that stand at a form from the start; what they open has words of its own. */
export const formButtons = {
  share: '分享试算',
  amend: '提交变更',
} as const;
