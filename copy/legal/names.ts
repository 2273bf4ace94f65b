/** The two legal texts, as links and buttons name them. */
export const legalNames = {
  userAgreement: '《用户服务协议》',
  privacyNotice: '《隐私政策》',
} as const;
