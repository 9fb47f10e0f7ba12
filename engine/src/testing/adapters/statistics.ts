import type { Adapters } from '#testing/adapter';

export const adapters: Adapters = {};
