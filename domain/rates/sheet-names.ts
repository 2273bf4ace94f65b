/** Sheet that lists the accepted codes; ignored on import. */
export const CODES_SHEET = '代码';
