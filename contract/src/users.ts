import * as z from 'zod/mini';
import { email, id, name, phone, text } from './fields';
import { languages } from './languages';
import { userPackages, userRoles } from './organisations';
import { newPassword } from './passwords';

/** What an administrator sets of a person (decisions G57, G65). */
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

/** Where support moves somebody, and what they are there: what they held in the organisation they leave stays behind. */
export const moveInput = z.strictObject({ organisationId: id, role: z.enum(userRoles, 'required') });
export type MoveInput = z.infer<typeof moveInput>;

/** Where somebody stands, as the list of users shows it. */
export const userStates = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

/** Support searches before it lists: fewer letters than this would list everybody. */
export const PEOPLE_SEARCH_MIN = 2;

/** Columns the list of all users can be ordered by. */
export const peopleOrders = ['organisation', 'name', 'email', 'role', 'lastLogin'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];
