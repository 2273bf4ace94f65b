/** The reason shown to a viewer instead of a form, with the way out. */
export const onlyReads = '您在企业中的角色是只看，不能办理；需要办理请联系主账号改为下单员';
