import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

export interface Listening {
  address: string;
  close: () => Promise<void>;
}

/** Listens on a free port of loopback. */
export const listen = (answer: RequestListener): Promise<Listening> =>
  new Promise((resolve) => {
    const server = createServer(answer);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

/** The page of a web server that knows nothing of the path. */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<html><head><title>404 Not Found</title></head><body><h1>404 Not Found</h1></body></html>');
}
