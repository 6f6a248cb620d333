/** While there is little to do: so many calls at once are a class that opens the same page. */
const USUAL = 200
/** More than the connections to the database, so that it always has something to do. */
const FEWEST = 16
const MAX_AT_ONCE = 1_000
/** So long a call may wait for those before it. More at once would be in time as well, and each of them would cost more. */
const SHARE_OF_A_SECOND = 0.025
/** How much a look at the last tenth of a second weighs against those before. */
const WEIGHT = 0.3
const STEP = 10

/**
 * Lets in as many calls at once as are answered in time, and finds out how many that are: how fast a hub is depends on the
 * machine, the database and what is asked, so no number could be written down. Whoever is let in waits for those before, and
 * as many as are answered in 25 ms keep the next one waiting so long, however fast that is.
 */
export class CallGate {
  #most = USUAL
  #inside = 0
  #wasFull = false
  #answered = 0
  /** Answers a second of late. */
  #pace = 0

  /** How many are let in at once at present. */
  get most(): number {
    return this.#most
  }

  /** Whether a call has to be refused. */
  isFull(): boolean {
    const isFull = this.#inside >= this.#most
    this.#wasFull ||= isFull
    return isFull
  }

  enter(): void {
    this.#inside += 1
  }

  leave(): void {
    this.#inside -= 1
    this.#answered += 1
  }

  /** Counts a call no more that is not answered yet. */
  forget(): void {
    this.#inside -= 1
  }

  /** Looks at what was answered since the last time. @param seconds since then */
  adapt(seconds: number): void {
    this.#pace += WEIGHT * (this.#answered / seconds - this.#pace)
    if (this.#wasFull) this.#most = Math.min(MAX_AT_ONCE, Math.max(FEWEST, Math.round(this.#pace * SHARE_OF_A_SECOND)))
    else if (this.#most < USUAL) this.#most += STEP
    else this.#most = Math.max(USUAL, this.#most - STEP)
    this.#answered = 0
    this.#wasFull = false
  }
}
