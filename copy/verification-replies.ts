export const verificationReplies = {
  companyUnknown: '登记信息中没有该企业，请核对统一社会信用代码或名称',
  lookupFailed: '企业登记信息查询暂不可用，请稍后再试或手工填写',
  alreadyPassed: '该企业已通过认证，无需重复提交',
  nameDiffers: '企业名称与登记信息不一致，请按营业执照填写后重新提交',
  codeUnknown: '登记信息中没有该统一社会信用代码，已转人工审核',
  takenByOther: '该统一社会信用代码已由其他账号认证，已转人工审核',
  codeTaken: '该统一社会信用代码已由其他账号认证，须先处理该账号',
  waiting: '已提交，正在人工审核',
  licenceUnreadable: '未能从营业执照识别出统一社会信用代码，请上传清晰完整的影像或手工填写',
  licenceNotPicture: '请上传营业执照的图片或 PDF',
  recogniserBusy: '识别服务繁忙，请稍后再试或手工填写',
} as const;
