import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets a stop end: requests at work are finished, and connections without one are closed, also those that browsers open in advance
 * and never use, which the server itself would wait for.
 */
export function addDrain(http: FastifyInstance): void {
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
