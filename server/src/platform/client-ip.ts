import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * The canonical form of a client address: dotted quad for IPv4 (also when mapped into IPv6), lower-case compressed IPv6. Anything else,
 * such as octal or abbreviated quads, is null and matches no list.
 */
export function canonicalIp(address: string | undefined): string | null {
  if (!address) return null;
  const bare = address.split('%')[0] ?? ''; // a zone names an interface rather than a host
  if (isIPv4(bare)) return bare;
  if (isIP(bare) !== 6) return null;
  const compressed = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  return mappedV4(compressed) ?? compressed;
}

export function isCidr(text: string): boolean {
  return parseCidr(text) !== null;
}

/** False for an unreadable address or list: a rule that cannot be understood admits nobody. */
export function isInNetworks(address: string | undefined, networks: readonly string[]): boolean {
  const ip = canonicalIp(address);
  if (!ip) return false;
  const list = new BlockList();
  for (const network of networks) {
    const cidr = parseCidr(network);
    if (cidr) list.addSubnet(cidr.ip, cidr.prefix, familyOf(cidr.ip));
  }
  return list.check(ip, familyOf(ip));
}

/** The network that shares a rate limit: /24 for IPv4, /48 for IPv6, the usual size of one site. */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${all.slice(0, 3).join(':')}::/48`;
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv4(ip) ? 'ipv4' : 'ipv6');

function mappedV4(ip: string): string | null {
  const match = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(ip);
  if (!match?.[1] || !match[2]) return null;
  const high = parseInt(match[1], 16);
  const low = parseInt(match[2], 16);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function parseCidr(text: string): { ip: string; prefix: number } | null {
  const [address, length, ...rest] = text.split('/');
  const ip = canonicalIp(address);
  if (!ip || rest.length || text.includes('%')) return null;
  const isMapped = isIPv4(ip) && !isIPv4(address ?? '');
  const widest = isIPv4(ip) ? 32 : 128;
  if (length === undefined) return { ip, prefix: widest };
  if (!/^(0|[1-9]\d{0,2})$/.test(length)) return null;
  const prefix = Number(length) - (isMapped ? 96 : 0); // ::ffff:10.0.0.0/104 is 10.0.0.0/8
  return prefix >= 0 && prefix <= widest ? { ip, prefix } : null;
}
