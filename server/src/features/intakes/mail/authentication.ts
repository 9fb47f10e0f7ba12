/**
 * Whether the installation's own mail server has found that a message comes from the domain in its From (RFC 8601, 7489). Anybody can write
 * such a header into a message, so there must be exactly one DMARC verdict under the server's name: its own stands in every message, and
 * one that came along makes two.
 */
export function isAuthenticated(results: readonly string[], { host, from }: { host: string; from: string }): boolean {
  const verdicts = results.flatMap(value => verdictsOf(value, host));
  const [verdict] = verdicts;
  return verdicts.length === 1 && verdict?.result === 'pass' && verdict.domain === from.split('@').at(-1);
}

type Verdict = { result: string; domain: string };

function verdictsOf(value: string, host: string): Verdict[] {
  const plain = plainWords(value);
  // What cannot be read to its end may hold anything, so it counts as a verdict that is no pass.
  if (plain === null) return [{ result: 'unreadable', domain: '' }];
  const [server = '', ...findings] = plain.split(';').map(part =>
    part
      .trim()
      .toLowerCase()
      .replaceAll(/\s*=\s*/g, '='),
  );
  if (server.split(/\s/)[0] !== host) return [];
  return findings.flatMap(finding => {
    const result = /^dmarc(?:\/\d+)?=([a-z]+)(?:\s|$)/.exec(finding)?.[1];
    return result ? [{ result, domain: /\sheader\.from=(?:\S*@)?([^\s@]+)(?:\s|$)/.exec(finding)?.[1] ?? '' }] : [];
  });
}

/** Without comments and quoted texts, in which a sender could have words of their own repeated; null where one has no end. */
function plainWords(value: string): string | null {
  let plain = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? '';
    if (sign === '\\') at++;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (sign === '"' && depth === 0) isQuoted = true;
    else if (sign === '(') depth++;
    else if (sign === ')' && depth > 0) depth--;
    else if (depth === 0) plain += sign;
  }
  return isQuoted || depth > 0 ? null : plain;
}
