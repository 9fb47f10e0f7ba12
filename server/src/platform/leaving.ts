export type Leaving = {
  /** True from the moment somebody asked this process to stop. */
  isAsked(): boolean;
  /** From now on /readyz says no while requests are served as before; resolves when proxies have had the time to notice. */
  ask(noticeMs: number): Promise<void>;
};

/** The first half of a stop: nobody new is sent here before the doors close. */
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
