const firstWaitMs = 50;
const maxAttempts = 8;
const maxMissing = 300;

interface Missing {
  attempts: number;
  nextAtMs: number;
}

/**
 * Finds gaps in a numbered stream and says which packets to request again: at once, then after 50, 100, 200 … ms.
 * A gap too wide to fill is abandoned; the next key frame repairs it.
 */
export class LossDetector {
  readonly #missing = new Map<number, Missing>();
  #highest = -1;

  /** The packets found missing when this one arrived, in ascending order. */
  onPacket(number: number, nowMs: number): readonly number[] {
    const previous = this.#highest;
    if (number <= previous) {
      this.#missing.delete(number);
      return [];
    }
    this.#highest = number;
    if (previous < 0 || number === previous + 1) return [];
    if (number - previous > maxMissing) {
      this.#missing.clear();
      return [];
    }
    const found: number[] = [];
    for (let lost = previous + 1; lost < number; lost++) {
      found.push(lost);
      this.#missing.set(lost, { attempts: 1, nextAtMs: nowMs + firstWaitMs });
    }
    return found;
  }

  /** What is still missing and due to be requested again. */
  due(nowMs: number): readonly number[] {
    const due: number[] = [];
    for (const [number, missing] of this.#missing) {
      const isHopeless = missing.attempts >= maxAttempts || number < this.#highest - maxMissing;
      if (isHopeless) this.#missing.delete(number);
      else if (nowMs >= missing.nextAtMs) {
        missing.nextAtMs = nowMs + firstWaitMs * 2 ** missing.attempts;
        missing.attempts++;
        due.push(number);
      }
    }
    return due.sort((a, b) => a - b);
  }
}
