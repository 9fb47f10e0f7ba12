export { certificatesIn, readCertificate, type Certificate } from './certificates';
export { metadataUrl } from './metadata';
