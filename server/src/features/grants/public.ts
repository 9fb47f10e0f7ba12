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
export {
  deleteGrant,
  findGranteesEver,
  findGrantsTo,
  findManagedByOthers,
  findManagers,
  findReportGrantees,
  hasEverGranted,
  insertGrants,
  type GrantRow,
} from './store';
