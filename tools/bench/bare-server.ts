// A Fastify route that only answers JSON: the upper bound that the real server is compared with.
import fastify from 'fastify';

const app = fastify();
app.post('/graphql', async () => ({ data: { me: { id: '1', email: 'admin@hoshikawa.example', name: 'Hoshikawa' } } }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.send?.('ready');
