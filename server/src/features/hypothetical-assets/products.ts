import { findFigureScope } from '#features/grants/public';
import { disclosedProducts, type DisclosedProduct } from '#features/products/public';
import type { FigureContext } from '#features/figures/public';
import type { SignedIn } from '#platform/context';

/** A product that can be a component, with its monthly returns after the manager's fee in the asset's currency. */
export type PartProduct = Omit<DisclosedProduct, 'returns'> & {
  months: ReadonlyMap<string, number>;
  /** Why a product has no months; null where it has some. */
  lack: 'noReturns' | 'grossOnly' | 'otherCurrency' | null;
};

/**
 * The products shown to the asset's owner, for whoever steers the asset: the owner and its consultants. A manager who reads some mandates
 * of the asset sees no other manager's products.
 */
export async function productsOf(ctx: SignedIn, assetId: string, place: FigureContext): Promise<Map<string, PartProduct>> {
  const scope = await findFigureScope(ctx, assetId);
  if (scope?.part !== 'steering') return new Map();
  const found = await disclosedProducts(ctx, { ownerId: place.ownerId, known: place.known });
  return new Map(found.map(product => [product.id, usable(product, place.calculator.book.baseCurrency)]));
}

/** Read from the text, since dividing by a hundred leaves the last digits of a double behind. */
const asRate = (percent: string): number => Number(`${percent}e-2`);

/** Only returns after fees count, since those of mandates are after fees too: the two are never mixed. */
function usable({ returns, ...product }: DisclosedProduct, currency: string): PartProduct {
  const net = returns.filter(({ basis }) => basis === 'net');
  const own = net.filter(row => row.currency === currency);
  const months = new Map(own.map(({ monthEnd, percent }) => [monthEnd, asRate(percent)]));
  if (months.size > 0) return { ...product, months, lack: null };
  return { ...product, months, lack: net.length > 0 ? 'otherCurrency' : returns.length > 0 ? 'grossOnly' : 'noReturns' };
}
