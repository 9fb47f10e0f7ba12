export { certificatesIn, readCertificate, type Certificate } from './certificates';
export { metadataUrl } from './metadata';
export { keptSetting, oidcCallbackUrl, rulesOf } from './oidc/setting';
export { isElsewhere } from './provisioning-store';
