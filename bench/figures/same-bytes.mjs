import { createServer } from 'node:http';

/** Answers everything with what comes in on standard input, and says its port. */
const parts = [];
for await (const part of process.stdin) parts.push(part);
const bytes = Buffer.concat(parts);
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(String(typeof address === 'object' && address ? address.port : 0));
});
