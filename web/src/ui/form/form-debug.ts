import { createContext } from 'react';

/** True for super-users: every form then shows its state. Apart from the form, so that the shell, which says so, does not load forms. */
export const FormDebug = createContext(false);
