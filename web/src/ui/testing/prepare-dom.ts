/** Browser APIs that the components need and jsdom lacks. Called at the top of a component test. */
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
  // jsdom has no layout, and a grid with a size of zero would render nothing.
  for (const [side, size] of [
    ['clientWidth', 1200],
    ['clientHeight', 600],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  Element.prototype.scrollIntoView ??= () => undefined;
  window.CSS ??= { escape: (text: string) => text } as typeof CSS; // only `escape` is used
}
