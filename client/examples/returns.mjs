// The newest month of every asset a token may read, as comma-separated values. HAKARU_URL=… HAKARU_TOKEN=… node returns.mjs
import { Hakaru, toCsv } from '@hakaru/client';

const hakaru = new Hakaru({ url: process.env.HAKARU_URL, token: process.env.HAKARU_TOKEN });
for (const { assetId, ref, asOf } of await hakaru.assets()) {
  if (!asOf) continue;
  const table = await hakaru.table({
    assetId,
    asOf,
    rows: 'mandates',
    columns: ['marketValue', 'return.1m', 'return.fytd', 'excess.fytd'],
  });
  console.log(`# ${ref} ${asOf}`);
  console.log(toCsv(table));
}
