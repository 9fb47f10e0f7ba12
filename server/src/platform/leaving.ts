export type Leaving = {
  /** Whether this process was asked to stop. */
  isAsked(): boolean;
  /** From now on /readyz reports not ready while requests are still served; resolves when proxies have had time to notice. */
  ask(noticeMs: number): Promise<void>;
};

/** The first phase of a stop: no new clients are sent here before the server closes. */
export function createLeaving(): Leaving {
  let asked = false;
  return {
    isAsked: () => asked,
    async ask(noticeMs) {
      asked = true;
      if (noticeMs > 0) await new Promise(resume => setTimeout(resume, noticeMs));
    },
  };
}
