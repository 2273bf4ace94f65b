/** Why a clause, or a part of one, cannot be shown on a back end that has only the calls of the document. */
export const reasons: Readonly<Record<string, string>> = {
  '4.5d': '附加 Cookie 由随附的服务端发出',
};
