import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createLeaving, type Leaving } from './leaving';

const LOOK_EVERY_MS = 50;

/**
 * Graceful shutdown: once it is requested, every reply closes its connection, so that clients reconnect to another process. Requests in
 * progress are finished; idle connections are closed, including those that browsers open in advance and never use: the server would wait
 * for them.
 */
export function addDrain(http: FastifyInstance, leaving: Pick<Leaving, 'isAsked'> = createLeaving()): void {
  http.addHook('onRequest', (_, reply, done) => {
    if (leaving.isAsked()) reply.header('connection', 'close');
    done();
  });
  const atWork = new Map<Socket, number>();
  http.server.on('connection', (socket: Socket) => {
    atWork.set(socket, 0);
    socket.once('close', () => atWork.delete(socket));
  });
  http.server.on('request', ({ socket }, reply) => {
    atWork.set(socket, (atWork.get(socket) ?? 0) + 1);
    reply.once('close', () => atWork.has(socket) && atWork.set(socket, (atWork.get(socket) ?? 1) - 1));
  });
  let timer: NodeJS.Timeout | undefined;
  http.addHook('preClose', async () => {
    timer = setInterval(() => {
      for (const [socket, requests] of atWork) if (requests === 0) socket.destroy();
    }, LOOK_EVERY_MS);
  });
  http.addHook('onClose', async () => clearInterval(timer));
}
