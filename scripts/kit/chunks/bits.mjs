/** A set of small numbers. */
export class Bits {
  /** @param {number} size */
  constructor(size) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  /** @param {number} index */
  add(index) {
    this.words[index >>> 5] = (this.words[index >>> 5] ?? 0) | (1 << (index & 31));
  }

  /** @param {number} index */
  remove(index) {
    this.words[index >>> 5] = (this.words[index >>> 5] ?? 0) & ~(1 << (index & 31));
  }

  /** @param {number} index */
  has(index) {
    return (((this.words[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
  }

  /** @param {Bits} other */
  addAll(other) {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0);
  }

  numbers() {
    return this.common(this);
  }

  /** @param {Bits} other which also holds it @returns {number[]} */
  common(other) {
    return numbersIn(this.words, (at) => other.words[at] ?? 0);
  }

  /** @param {Bits} other which does not hold it @returns {number[]} */
  beyond(other) {
    return numbersIn(this.words, (at) => ~(other.words[at] ?? 0));
  }
}

/** @param {Uint32Array} words @param {(at: number) => number} mask */
const numbersIn = (words, mask) => {
  const found = [];
  for (let at = 0; at < words.length; at += 1) {
    let word = (words[at] ?? 0) & mask(at);
    while (word !== 0) {
      const low = 31 - Math.clz32(word & -word);
      found.push(at * 32 + low);
      word &= word - 1;
    }
  }
  return found;
};
