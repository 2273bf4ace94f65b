import { type Listening, listen } from './http.ts';

/** The user centre of the company, on an origin of its own: it notes each address that a browser opens. */
export interface UserCentre extends Listening {
  visits: URL[];
}

export async function startUserCentre(): Promise<UserCentre> {
  const visits: URL[] = [];
  const listening = await listen((request, response) => {
    const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (address.pathname === '/') visits.push(address);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>User centre</title><h1>User centre</h1>');
  });
  return { ...listening, visits };
}
