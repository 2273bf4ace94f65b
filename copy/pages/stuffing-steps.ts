/** The steps of the order form, said on the page of stuffing and beside the form. */
export const stuffingSteps = [
  '装箱仓与船期：选可收您货物类别的仓，照订舱确认抄写订舱号、船名航次与各截点。',
  '货物与危险品：输入 UN 号自动带出各项；不能同箱的分到不同的箱。',
  '作业与联系人：勾选要做的作业，填送货与装箱日期；车牌与司机可以在送货前补。',
  '确认：核对全部内容与费用，提交后得到进仓编号与二维码。',
];
