export { insertProductDisclosures, insertProductMandates, insertProductReturns, insertProducts } from './bulk-store';
export { disclosedProducts, productStories, type DisclosedProduct } from './disclosed';
