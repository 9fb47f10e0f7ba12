import * as z from 'zod/mini';
import { email, fax, name, phone, text, TEXT_LIMITS } from './fields';

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
export const TEAM_PEOPLE_MAX = 20;

export const teamPerson = z.strictObject({ name, title: none(text(TEXT_LIMITS.name)), email: none(email), phone_number: none(phone) });
export type TeamPerson = z.infer<typeof teamPerson>;

/** A contact team of a business partner (decisions G101): phone and fax numbers, and what it is responsible for. */
export const teamInput = z.strictObject({
  name,
  nameJp: none(name),
  firm: name,
  looksAfter: none(text(TEXT_LIMITS.description)),
  phone_number: none(phone),
  fax_number: none(fax),
  email: none(email),
  people: z._default(z.array(teamPerson).check(z.maxLength(TEAM_PEOPLE_MAX, 'tooLong')), []),
});
export type TeamInput = z.infer<typeof teamInput>;
