export { accountByEmail, accountById, accountBySubject, holdAccount, isUnchanged, type Account } from './account-store';
export { enter, failed, forgetTriesOf, isBlocked, keyed, newToken, refuseBlocked, spendTry, type Entry } from './admission';
export { BINDING_COOKIE, setCookie, TICKET_COOKIE } from './cookies';
export { reread } from './impersonation';
export { lockedAmong, unlock } from './locks';
export { profileOf } from './profile';
export { BrandType, ProfileType, UserPackageType } from './profile-graphql';
export { endSessions, noteLogin } from './store';
export { dropLinks, hasLiveLink, putLink, takeLink } from './ticket-store';
