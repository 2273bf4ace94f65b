import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import Pkcs7 from 'crypto-js/pad-pkcs7';

const DEFAULT_KEY = 'XwKsGlMcdPMEhR1B';

/** The captcha protocol's encoding. Its key travels beside the picture: it hides nothing and serves nothing else. */
export function encryptPoints(plain: string, secretKey: string = DEFAULT_KEY): string {
  return AES.encrypt(Utf8.parse(plain), Utf8.parse(secretKey), { mode: ECB, padding: Pkcs7 }).toString();
}

/** As a captcha is sent: under the secretKey it came with, or plain when it came without one. */
export function sealPoints(plain: string, secretKey: string | null | undefined): string {
  return secretKey ? encryptPoints(plain, secretKey) : plain;
}
