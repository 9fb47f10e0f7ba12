export {
  accessScopeOf,
  accessScopesOf,
  atOwner,
  covers,
  findAccessScopes,
  findFigureScope,
  requireSteering,
  rightsIn,
  type AccessScope,
  type GrantedMandates,
  type Rights,
} from './access-scope';
export { byOwner } from './by-owner';
export {
  deleteGrant,
  findAdvisersOn,
  findGranteesEver,
  findGrantsTo,
  findManagedByOthers,
  findManagers,
  findManagersOn,
  findReportGrantees,
  findTrusteesOn,
  hasEverGranted,
  insertGrants,
  type GrantRow,
} from './store';
