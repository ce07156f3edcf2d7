// What time it is. Everything in the service that depends on time asks one clock, which tests hold and move.

export interface Clock {
  now(): Date;
}

export const SYSTEM_CLOCK: Clock = { now: () => new Date() };
