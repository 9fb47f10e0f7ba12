// A receiver of webhooks: answers at once, believes only what is signed, and does each event once. WEBHOOK_SECRET=… PORT=8080 node receive-webhook.mjs
import { createServer } from 'node:http';
import { isSigned } from '@hakaru/client';

const done = new Set(); // a table with a unique key, in earnest

const server = createServer(async (request, reply) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  if (!(await isSigned(body, String(request.headers['hakaru-signature']), process.env.WEBHOOK_SECRET))) return reply.writeHead(401).end();
  reply.writeHead(204).end();
  const event = JSON.parse(body);
  if (done.has(event.id)) return; // an event may come twice: after a lost answer, or a replay
  done.add(event.id);
  console.log(event.kind, event.id);
});
server.listen(Number(process.env.PORT), () => console.log(server.address().port));
