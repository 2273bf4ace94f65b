import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import sha256 from 'crypto-js/sha256';

/** SHA-256 in hex of the UTF-8 text. Works without a secure context, where crypto.subtle does not. */
export const sha256Hex = (text: string) => sha256(Utf8.parse(text)).toString(Hex);
