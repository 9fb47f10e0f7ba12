import { userPackages } from '@hakaru/contract/organisations';
import { newUserInput, userInput } from '@hakaru/contract/users';
import * as z from 'zod/mini';

/** The form has texts and checkboxes, validated by the contract's rules for each field. Empty texts become null when sent. */
const shared = {
  name: userInput.shape.name,
  email: userInput.shape.email,
  title: z.string(),
  phone_number: z.string(),
  role: userInput.shape.role,
  securities: z.boolean(),
  fxrates: z.boolean(),
};
export const newUserForm = z.object({ ...shared, language: newUserInput.shape.language });
export const userForm = z.object({ ...shared, sso: z.boolean() });

type Shared = Pick<z.output<typeof userForm>, keyof typeof shared>;

export function detailsOf({ name, email, title, phone_number, role, ...rest }: Shared) {
  return {
    name,
    email,
    role,
    title: title.trim() || null,
    phone_number: phone_number.trim() || null,
    packages: userPackages.filter(type => rest[type]),
  };
}
