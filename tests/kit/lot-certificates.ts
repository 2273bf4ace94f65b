import { parse } from 'content-disposition';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { BrowserClient } from './browser-client.ts';
import { clientHeaders } from './server.ts';
import { documentOf, plainPicture } from './upload-files.ts';

export const certificatePdf = documentOf(plainPicture(9, 9), 9, 9);

const headersOf = ({ address }: BrowserClient) => ({ ...clientHeaders, 'x-forwarded-for': address });

/** The certificate of a lot, handed in for a request by who has no account. */
export async function handCertificate(
  visitor: BrowserClient,
  id: string,
  name = 'COA 甲醇.pdf',
  content: Uint8Array = certificatePdf,
) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name));
  const answer = await fetch(`${visitor.server.address}/api-outdoor/procurement/${id}/quotes/files`, {
    method: 'POST',
    headers: headersOf(visitor),
    body: form,
  });
  return (await answer.json()) as { code: string; message: string; data: StoredFile & { fields?: object } };
}

/** The name of the file that a visitor opens at a path under the posts, or the code it is refused by. */
export async function openCertificate(visitor: BrowserClient, path: string): Promise<string | undefined> {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(`${visitor.server.address}/api-outdoor/procurement/${path}`, {
    headers: { ...headersOf(visitor), cookie, authorization: visitor.token ?? '' },
  });
  const disposition = answer.headers.get('content-disposition');
  const text = await answer.text();
  if (disposition === null) return (JSON.parse(text) as { code: string }).code;
  return parse(disposition).parameters.filename;
}
