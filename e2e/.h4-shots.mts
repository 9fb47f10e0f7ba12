import { chromium } from '@playwright/test';
const base = 'http://localhost:3104';
const login = async (email: string, password: string) => (await (await fetch(`${base}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) })).json());
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage'] });
const who: Record<string, [string, string]> = JSON.parse(process.argv[2] ?? '{}');
const list: [string, string, string, 'en' | 'jp', 'light' | 'dark', number][] = JSON.parse(process.argv[3] ?? '[]');
const tokens = new Map<string, any>();
for (const [name, user, path, lang, theme, width] of list) {
  if (!tokens.has(user)) tokens.set(user, await login(...who[user]!));
  const t = tokens.get(user);
  const ctx = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('console', m => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 200)));
  page.on('pageerror', e => console.log(name, 'error', e.message.slice(0, 300)));
  await page.goto(`${base}/login`);
  await page.evaluate(([t, lang, theme]) => { localStorage.setItem('token', JSON.stringify({ value: t.access_token, expiresAt: t.expires_at ?? new Date(Date.now() + 8e6).toISOString() })); localStorage.setItem('i18nextLng', lang); localStorage.setItem('theme', theme); }, [t, lang, theme] as const);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(9000);
  await page.screenshot({ path: `/tmp/h4-shots/${name}.png`, fullPage: width > 600 });
  await ctx.close();
}
await browser.close();
