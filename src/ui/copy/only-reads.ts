/** Why a member who only reads is offered no form, and what to do about it. */
export const onlyReads = '您在企业中的角色是只看，不能办理；需要办理请联系主账号改为下单员';
