import { describe, expect, test } from 'vitest';
import { canonicalIp, isCidr, isInNetworks, networkOf } from '#platform/client-ip';

describe('row 17: one spelling for one address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['010.0.0.1', null],
    ['10.1', null],
    ['0x0a.0.0.1', null],
    ['10.0.0.1, 192.168.0.1', null],
    ['10.0.0.1:80', null],
    ['unknown', null],
    ['', null],
    [undefined, null],
  ])('%s → %s', (given, expected) => expect(canonicalIp(given)).toBe(expected));
});

test('row 17: an address matches its networks in either family, mapped or not', () => {
  expect(isInNetworks('10.2.3.4', ['10.0.0.0/8'])).toBe(true);
  expect(isInNetworks('::ffff:10.2.3.4', ['10.0.0.0/8'])).toBe(true);
  expect(isInNetworks('10.2.3.4', ['::ffff:10.0.0.0/104'])).toBe(true);
  expect(isInNetworks('11.2.3.4', ['10.0.0.0/8'])).toBe(false);
  expect(isInNetworks('203.0.113.7', ['203.0.113.7'])).toBe(true);
  expect(isInNetworks('2001:db8:1::5', ['2001:db8::/32', '10.0.0.0/8'])).toBe(true);
  expect(isInNetworks('2001:db9::5', ['2001:db8::/32'])).toBe(false);
  expect(isInNetworks('10.2.3.4', [])).toBe(false);
});

test('row 17: what cannot be read lets nobody in', () => {
  expect(isInNetworks('010.0.0.1', ['0.0.0.0/0', '::/0'])).toBe(false);
  expect(isInNetworks('10.0.0.1', ['010.0.0.0/8', '10.0.0.0/33', 'any', '10.0.0.0/8/8', '10.0.0.0/'])).toBe(false);
});

test.each(['10.0.0.0/33', '10.0.0.0/-1', '10.0.0/8', '::/129', '10.0.0.0/08', '::ffff:10.0.0.0/64', 'fe80::1%eth0/64'])(
  '%s is no network',
  text => {
    expect(isCidr(text)).toBe(false);
  },
);

test('a budget is shared by a /24 or a /48', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48');
  expect(networkOf('2001:db8:5:6:7:8:9:a')).toBe('2001:db8:5::/48');
});
