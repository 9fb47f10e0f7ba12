/** What the pieces ask of a browser and jsdom does not have. Call it at the top of a component test. */
export function prepareDom(): void {
  window.matchMedia ??= query => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  window.CSS ??= { escape: (text: string) => text } as typeof CSS; // only `escape` is asked for
}
