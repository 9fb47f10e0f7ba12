import { expect, test } from 'vitest';
import { isAuthenticated } from './authentication';

const isBelieved = (...results: string[]) => isAuthenticated(results, { host: 'mx.hakaru.example', from: 'ops@marlowe.example' });
const PASS = 'mx.hakaru.example; dkim=pass header.d=marlowe.example; dmarc=pass (p=none dis=none) header.from=marlowe.example';

test.each([
  [PASS],
  ['mx.hakaru.example 1; dmarc = pass header.from = marlowe.example'],
  ['MX.Hakaru.Example; spf=fail; dmarc/1=pass header.from=Marlowe.example policy.dmarc=none'],
])('a pass of our own server for the domain in From is believed: %s', result => {
  expect(isBelieved(result)).toBe(true);
  expect(isBelieved('relay.elsewhere.example; dmarc=fail header.from=marlowe.example', result)).toBe(true); // another server's is not read
});

test.each([
  ['no verdict', []],
  ['only SPF and DKIM', ['mx.hakaru.example; spf=pass smtp.mailfrom=marlowe.example; dkim=pass header.d=marlowe.example']],
  ['another domain', ['mx.hakaru.example; dmarc=pass header.from=evil.example']],
  ['a domain that only ends alike', ['mx.hakaru.example; dmarc=pass header.from=xmarlowe.example']],
  ['a domain that only begins alike', ['mx.hakaru.example; dmarc=pass header.from=marlowe.example.evil.example']],
  ['no domain', ['mx.hakaru.example; dmarc=pass']],
  ['a failure', ['mx.hakaru.example; dmarc=fail header.from=marlowe.example']],
  ['a result that only begins alike', ['mx.hakaru.example; dmarc=passed header.from=marlowe.example']],
  ['another server', ['mx.evil.example; dmarc=pass header.from=marlowe.example']],
  ['a name that only begins alike', ['mx.hakaru.example.evil.example; dmarc=pass header.from=marlowe.example']],
  ['the server’s own and one that came along', ['mx.hakaru.example; dmarc=none header.from=marlowe.example', PASS]],
  ['two passes, of which one came along', [PASS, PASS]],
  ['two in one header', [`${PASS}; dmarc=fail header.from=marlowe.example`]],
  ['a pass in a comment', ['mx.hakaru.example; dkim=fail (; dmarc=pass header.from=marlowe.example ) header.d=x']],
  ['a pass in a quoted reason', ['mx.hakaru.example; dkim=fail reason="; dmarc=pass header.from=marlowe.example"']],
  ['a pass behind an escaped quote', ['mx.hakaru.example; dkim=fail reason="a\\"; dmarc=pass header.from=marlowe.example"']],
  ['a comment without end beside a pass', ['mx.hakaru.example; dkim=fail (', PASS]],
  ['a quote without end', ['mx.hakaru.example; dkim=fail reason="; dmarc=pass header.from=marlowe.example']],
  ['the domain in a comment', ['mx.hakaru.example; dmarc=pass ( header.from=marlowe.example ) header.from=evil.example']],
])('%s is not believed', (_, results) => {
  expect(isBelieved(...results)).toBe(false);
});
