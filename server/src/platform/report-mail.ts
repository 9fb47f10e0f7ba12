import { isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { SettingsError } from './settings-error';

/** How reports arrive by mail: the folder the mail server delivers into, the address it does so for, and the name it signs its checks with. */
export type ReportMail = Readonly<{ folder: string; address: string; host: string }>;

export const reportMailFields = {
  reportMaildir: z.optional(z.string().check(z.refine(isAbsolute, { error: 'must be a whole path such as /var/mail/reports' }))),
  reportAddress: z.optional(
    z.string().check(z.regex(/^[a-z0-9._-]{1,30}@[a-z0-9.-]{3,200}$/, { error: 'must look like reports@hakaru.example.jp' })),
  ),
  reportMailHost: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{3,200}$/, { error: 'must be a name such as mx.hakaru.example.jp' }))),
};

type Given = { reportMaildir?: string | undefined; reportAddress?: string | undefined; reportMailHost?: string | undefined };

/** All three or none: without the host nobody could tell a forged sender. The demo shows it without being told to. */
export function reportMailOf(
  { reportMaildir, reportAddress, reportMailHost, dataDir }: Given & { dataDir: string },
  demo: boolean,
): ReportMail | undefined {
  if (reportMaildir && reportAddress && reportMailHost) return { folder: reportMaildir, address: reportAddress, host: reportMailHost };
  if (reportMaildir || reportAddress || reportMailHost)
    throw new SettingsError(
      'REPORT_MAILDIR, REPORT_ADDRESS and REPORT_MAIL_HOST must be set together: the folder, the address, and the name of the mail server in Authentication-Results.',
    );
  return demo ? { folder: join(resolve(dataDir), 'mail'), address: 'reports@hakaru.example', host: 'mx.hakaru.example' } : undefined;
}
