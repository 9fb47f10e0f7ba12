export { insertLogins } from './bulk-store';
export {
  accountByEmail,
  accountById,
  accountBySubject,
  holdAccount,
  isUnchanged,
  organisationOfDomain,
  type Account,
} from './account-store';
export { enter, failed, forgetTriesOf, isBlocked, keyed, newToken, refuseBlocked, spendTry, type Entry } from './admission';
export { BINDING_COOKIE, cookieOf, setCookie, START_COOKIE, TICKET_COOKIE } from './cookies';
export { dropPending, dropPendings, type StepKey } from './pending-store';
export {
  admit,
  answerWith,
  forgetCodeTries,
  forgetStep,
  hasSecondFactor,
  mustHaveSecondFactor,
  spendCodeTry,
  stepKeyOf,
  stepOf,
  type Admission,
  type Step,
} from './second-step';
export { startFor, startsFor } from './sso-start';
export { reread } from './impersonation';
export { lockedAmong, unlock } from './locks';
export { profileOf } from './profile';
export { BrandType, ProfileType, UserPackageType } from './profile-graphql';
export { endSessions, forgetLogins, leaveOrganisation, noteLogin } from './store';
export { dropLinks, hasLiveLink, putLink, takeLink } from './ticket-store';
