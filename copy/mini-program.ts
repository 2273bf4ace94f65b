/** Words of the square that leads a phone to the mini program. */
export const miniProgram = {
  hint: '微信扫一扫',
  code: '官方小程序二维码',
} as const;
