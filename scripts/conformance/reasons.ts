const BOOKING = '文档没有报价与下单的接口：下单在随附的服务端证明（tests/e2e）';
const NOTICE = '提示在下单之后才出现，文档没有下单的接口';
const OPERATORS = '运营台属于随附的服务端';

/** Why a clause cannot be shown on a back end that has only the calls of the document. */
export const reasons: Readonly<Record<string, string>> = {
  '4.5d': '附加 Cookie 由随附的服务端发出；这样的后端见 4.5e',
  '4.6b': '一次性凭据由随附的服务端签发；这样的后端传访问令牌，见 4.6 与 2.14b',
  '4.22': NOTICE,
  '4.23': NOTICE,
  '4.24': NOTICE,
  '4.25': NOTICE,
  '4.31': BOOKING,
  '4.32': '文档没有上传营业执照与提交认证的接口',
  '7.4': '说的是随附的服务端：tests/contract 与 tests/server 证明',
  '7.5': OPERATORS,
  '7.5c': OPERATORS,
  '7.5d': OPERATORS,
  '7.5e': OPERATORS,
  '7.5b': OPERATORS,
};
