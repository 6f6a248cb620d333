/** Thrown in development and tests alone, so it may say to everybody what is wrong. */
export class BrokenAnswer extends Error {}
