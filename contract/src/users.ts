import * as z from 'zod/mini';
import { email, id, name, phone, text } from './fields';
import { languages } from './languages';
import { userPackages, userRoles } from './organisations';
import { newPassword } from './passwords';
import type { peopleOrders } from './address-choices';

/** The fields an administrator sets for a user (decisions G57, G65). */
const fields = {
  email,
  name,
  title: z.nullable(text(255)),
  phone_number: z.nullable(phone),
  role: z.enum(userRoles, 'required'),
  packages: z.array(z.enum(userPackages, 'invalid')).check(z.maxLength(userPackages.length, 'tooMany')),
};

export const newUserInput = z.strictObject({ ...fields, language: z.enum(languages, 'required') });
export type NewUserInput = z.infer<typeof newUserInput>;

export const userInput = z.strictObject({ ...fields, sso: z.boolean('invalid') });
export type UserInput = z.infer<typeof userInput>;

export const passwordForUser = z.strictObject({ password: newPassword });

/** The organisation support moves a user to, and the role there; what they held in the old one is not taken along. */
export const moveInput = z.strictObject({ organisationId: id, role: z.enum(userRoles, 'required') });
export type MoveInput = z.infer<typeof moveInput>;

/** The state of an account, as shown in the list of users. */
export const userStates = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

/** Support must search before it lists; a shorter search would list everybody. */
export const PEOPLE_SEARCH_MIN = 2;

export type PeopleOrder = (typeof peopleOrders)[number];
