export { BrandMark } from './brand-mark';
export { siteQuery, useSite } from './site';
