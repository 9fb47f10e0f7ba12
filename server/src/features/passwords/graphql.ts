import { parse } from '@hakaru/contract/fields';
import { passwordChange } from '@hakaru/contract/passwords';
import { ProfileType } from '#features/sessions/public';
import { SESSION } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { changePassword } from './actions';

builder.mutationField('setPassword', t =>
  t.field({
    type: ProfileType,
    access: SESSION,
    args: {
      current: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      password_confirmation: t.arg.string(),
    },
    resolve: (_, { password_confirmation: repeated, ...args }, ctx) => {
      const input = repeated === null || repeated === undefined ? args : { ...args, password_confirmation: repeated };
      return changePassword(signedIn(ctx), parse(passwordChange, input));
    },
  }),
);
