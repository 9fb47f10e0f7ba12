import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { canonicalIp, isInNetworks } from './client-ip';

/**
 * IPv4 ranges that are not public: this host, private, shared, link-local with its metadata services, tests, documentation, multicast,
 * reserved.
 */
const INSIDE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32', // services of a cloud provider, at an address that looks public
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Public IPv6 begins with 2 or 3; excluded within it are ranges that embed IPv4 addresses or are reserved: Teredo and others,
 * documentation, 6to4.
 */
const PUBLIC_V6 = ['2000::/3'];
const INSIDE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Whether an address is in a network of this host or not public. True for one that cannot be read. */
export function isInside(address: string): boolean {
  const ip = canonicalIp(address);
  if (!ip) return true;
  const isPublic = isIPv4(ip) ? !isInNetworks(ip, INSIDE_V4) : isInNetworks(ip, PUBLIC_V6) && !isInNetworks(ip, INSIDE_V6);
  return !isPublic || isInNetworks(ip, ownNetworks());
}

/** The networks of this machine, even if their addresses are public. */
function ownNetworks(): string[] {
  return Object.values(networkInterfaces()).flatMap(addresses => (addresses ?? []).flatMap(({ cidr }) => cidr ?? []));
}
